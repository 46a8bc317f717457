import { valueAt } from '../../content/fields/walk';
import { legalPath, legalSlugs } from '../../content/schemas/legal';
import { type ContentRule, locate } from '../model/content';

/** Whether each legal page has its own address, and not the other's. */
export const checkLegalHeads: ContentRule = function* ({ files }) {
  for (const slug of legalSlugs) {
    const file = files.get(legalPath(slug));
    const written = valueAt(file?.value, ['slug']);
    const isOther = legalSlugs.some((other) => other === written);
    const expected = `o endereço precisa ser igual ao nome do arquivo, "${slug}"`;
    if (file && isOther && written !== slug)
      yield locate(file, ['slug'], { expected });
  }
};
