import { walkValues } from '../../../src/content/fields/walk';
import { type ContentRule, locate } from '../model/content';

/** Reports fixed texts, which the specification quotes, that are missing or out of order. */
export const checkFixedTexts: ContentRule = function* ({ files }) {
  for (const file of files.values()) {
    const values = [...walkValues(file.root, file.value)];
    for (const field of new Set(values.map((value) => value.field))) {
      // All entries of a list have the same field. Other entries may be between the fixed ones.
      const places = values.filter((value) => value.field === field);
      const texts = places.map(({ value }) => value);
      let after = 0;
      for (const [i, text] of (field.fixed ?? []).entries()) {
        const at = texts.indexOf(text, after);
        const place = places[i];
        if (at !== -1) after = at + 1;
        else if (typeof place?.value === 'string')
          yield locate(file, place.path, {
            expected: `o texto fixo é "${text}": a especificação o cita letra por letra; se a mudança foi combinada, avise quem cuida do código`,
            severity: 'warning',
          });
      }
    }
  }
};
