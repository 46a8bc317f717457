import type { Field } from '../../content/fields/field';
import { type FieldValue, walkValues } from '../../content/fields/walk';
import { type ContentRule, locate } from '../model/content';

/** Whether the texts that the specification quotes stand in their own places. */
export const checkFixedTexts: ContentRule = function* ({ files }) {
  for (const file of files.values()) {
    // The entries of a list share their fields.
    const valuesOf = new Map<Field, FieldValue[]>();
    for (const value of walkValues(file.root, file.value))
      if (value.field.fixed)
        valuesOf.set(value.field, [
          ...(valuesOf.get(value.field) ?? []),
          value,
        ]);
    for (const [{ fixed = [] }, values] of valuesOf) {
      const texts = values.map(({ value }) => value);
      let after = 0;
      for (const [i, text] of fixed.entries()) {
        // Other entries may stand between those of a list that are fixed.
        const at = texts.indexOf(text, after);
        const place = values[i];
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
