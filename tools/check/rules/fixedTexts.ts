import { walkValues } from '../../../src/content';
import { type ContentRule, locationAt } from '../content';

/** Warns about each text that the specification quotes and that was changed. */
export const checkFixedTexts: ContentRule = ({ files }, report) => {
  for (const data of files.values()) {
    const values = [...walkValues(data.root, data.value)];
    for (const field of new Set(values.map((value) => value.field))) {
      // The entries of a list share a field, and only some may be fixed.
      const own = values.filter((value) => value.field === field);
      const { fixed = [] } = field;
      const missing = fixed.filter(
        (text) => !own.some(({ value }) => value === text),
      );
      const changed = own.filter(
        ({ value }) => !fixed.some((text) => text === value),
      );
      for (const [i, text] of missing.entries())
        report(
          locationAt(data, (changed[i] ?? own[0])?.path ?? []),
          `o texto fixo é "${text}": a especificação o cita letra por letra; se a mudança foi combinada, avise quem cuida do código`,
          { severity: 'warning' },
        );
    }
  }
};
