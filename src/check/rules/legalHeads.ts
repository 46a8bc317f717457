import { quote } from '../../content/fields/text';
import { valueAt } from '../../content/fields/walk';
import { legalPath, legalSlugs } from '../../content/schemas/legal';
import { type ContentRule, locate } from '../content';

/** Whether each legal page has its own address and a title that no other has. */
export const checkLegalHeads: ContentRule = ({ files }) => {
  const titles = new Map<unknown, string>();
  return legalSlugs.flatMap((slug) => {
    const path = legalPath(slug);
    const file = files.get(path);
    if (!file) return [];
    const written = valueAt(file.value, ['slug']);
    if (legalSlugs.some((other) => other !== slug && other === written)) {
      const expected = `o endereço precisa ser igual ao nome do arquivo, "${slug}"`;
      const found = quote(String(written));
      return [locate(file, ['slug'], { found, expected, suggestion: slug })];
    }
    const title = valueAt(file.value, ['title']);
    const other = titles.get(title);
    if (!other) titles.set(title, path);
    if (!other || typeof title !== 'string') return [];
    const expected = `este título já é o de ${other}; cada página tem o seu`;
    return [locate(file, ['title'], { found: quote(title), expected })];
  });
};
