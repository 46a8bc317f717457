import { errorsOf } from '../../../src/content/fields/field';
import { walkValues } from '../../../src/content/fields/walk';
import { type ContentRule, locate } from '../model/content';

/** Reports fixed texts, which the specification quotes, that were changed or moved. */
export const checkFixedTexts: ContentRule = function* ({ files }) {
  for (const file of files.values()) {
    const values = [...walkValues(file.root, file.value)];
    for (const field of new Set(values.map((value) => value.field))) {
      // All entries of a list have the same field. Other entries may be between the fixed ones.
      const siblings = values.filter((value) => value.field === field);
      const texts = siblings.map(({ value }) => value);
      let after = 0;
      for (const [i, text] of (field.fixed ?? []).entries()) {
        const index = texts.indexOf(text, after);
        const sibling = siblings[i];
        if (index !== -1) after = index + 1;
        // A wrong value has its own message.
        else if (sibling && errorsOf(field, sibling.value).length === 0)
          yield locate(file, sibling.path, {
            expected: `o texto fixo é "${text}": a especificação o cita letra por letra; se a mudança foi combinada, avise quem cuida do código`,
            severity: 'warning',
          });
      }
    }
  }
};
