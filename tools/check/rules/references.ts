import type { Nodes } from 'mdast';
import { SECTION_NUMBER } from '../../../src/content';
import { walkNodes } from '../../../src/content/parseMarkdown';
import { type ContentRule, locationOf } from '../content';

const NAME = new RegExp(`\\{\\{\\s*${SECTION_NUMBER}\\s*\\}\\}`, 'g');

/** Such as "seção 5"; not "seção 5 da Lei nº 1". */
const TYPED =
  /(?<!\p{L})seç(?:ão|ões)\s+(?:n[º°o.]+\s*)?\d+(?!\d|\s+d[aeo]s?\s+(?:Lei|Código|Decreto|Resolução|Portaria|Instrução|Medida))/giu;

const linkTo = (id: string) => `[seção {{${SECTION_NUMBER}}}](#${id})`;

/** Returns the fragment to which a link leads, for each node inside the links to titles of the page. */
function innerLinks(tree: Nodes): Map<Nodes, string> {
  const links = new Map<Nodes, string>();
  for (const link of walkNodes(tree))
    if (link.type === 'link' && link.url.startsWith('#'))
      for (const node of walkNodes(link)) links.set(node, link.url.slice(1));
  return links;
}

/** Reports numbers of sections that are typed, and names for a number where there is no section. */
export const checkReferences: ContentRule = ({ pages }, report) => {
  for (const page of pages) {
    const links = innerLinks(page.tree);
    const depths = new Map(page.headings.map(({ id, depth }) => [id, depth]));
    for (const node of walkNodes(page.tree)) {
      if (node.type !== 'text') continue;
      const words = node.value.replaceAll('\n', ' ');
      const location = locationOf(page, node, words);
      const id = links.get(node);
      const isInLink = id !== undefined && depths.get(id) === 2;
      for (const { 0: match, index } of words.matchAll(TYPED))
        report(
          location,
          `o número de uma seção muda quando outra entra ou sai; escreva ${linkTo(isInLink ? id : 'contato')}, e a página põe o número`,
          {
            range: [index, index + match.length],
            severity: isInLink ? 'error' : 'warning',
          },
        );
      // checkLinks reports a link that leads nowhere.
      if (isInLink || (id !== undefined && !depths.has(id))) continue;
      for (const { 0: match, index } of words.matchAll(NAME))
        report(
          location,
          `este nome só serve nas palavras de um link para uma seção desta página, como ${linkTo('contato')}`,
          { range: [index, index + match.length] },
        );
    }
  }
};
