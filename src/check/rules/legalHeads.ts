import { valueAt } from '../../content/fields/walk';
import { legalPath, legalSlugs } from '../../content/schemas/legal';
import { type ContentRule, locate } from '../model/content';

/** Whether each legal page has its own address and a title that no other has. */
export const checkLegalHeads: ContentRule = function* ({ files }) {
  const titles = new Map<unknown, string>();
  for (const slug of legalSlugs) {
    const path = legalPath(slug);
    const file = files.get(path);
    if (!file) continue;
    const written = valueAt(file.value, ['slug']);
    if (legalSlugs.some((other) => other !== slug && other === written)) {
      const expected = `o endereço precisa ser igual ao nome do arquivo, "${slug}"`;
      yield locate(file, ['slug'], { expected, suggestion: slug });
    }
    const title = valueAt(file.value, ['title']);
    const expected = `este título já é o de ${titles.get(title)}; cada página tem o seu`;
    if (titles.has(title)) yield locate(file, ['title'], { expected });
    titles.set(title, path);
  }
};
