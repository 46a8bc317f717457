import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { webAddress } from '../../src/content/formats';
import {
  addressOf,
  headingId,
  headingsOf,
  partsOf,
} from '../../src/content/markdown';
import {
  linkNames,
  textNames,
  unknownBraces,
} from '../../src/content/placeholders';
import { homeAnchors } from '../../src/content/schemas/home/sections';
import { legalSlugs, specifiedParts } from '../../src/content/schemas/legal';
import { GARBLED_MESSAGE, garbled } from '../../src/content/wording';
import { pageIds } from '../../src/pageIds';
import { problemAt, problemOfFile } from './problem';
import type { Content } from './readContent';
import type { LegalPage } from './readLegalPage';

/** Adds a problem of a node of a legal page. */
type AddProblem = (node: Nodes, message: string, found?: string) => void;

/** Markdown that legal pages do not support, by the type of its node. */
const NOT_SHOWN: Partial<Record<Nodes['type'], string>> = {
  image: 'uma página legal não tem imagens; apague-a',
  imageReference: 'uma página legal não tem imagens; apague-a',
  html: 'uma página legal não tem HTML, nem em comentários; apague isto',
  footnoteDefinition: 'uma página legal não tem notas de rodapé',
  footnoteReference: 'uma página legal não tem notas de rodapé',
};

const anyAddress = webAddress('');

/** Says what is wrong with the address of a link. @param targets - the addresses of the site */
function describeLink(
  url: string,
  targets: readonly string[],
  { isPublished }: Content,
): string | undefined {
  if (url.includes('{'))
    return linkNames.includes(url.replace(/\s/g, ''))
      ? undefined
      : `no endereço de um link só servem ${linkNames.join(', ')}`;
  if (targets.includes(url) || /^(?:mailto|tel):/.test(url)) return undefined;
  const [page, title = ''] = url.split('#');
  const nearest = `${page}#${headingId(title)}`;
  if (targets.includes(nearest)) return `este título tem o endereço ${nearest}`;
  if (!url.startsWith('/')) {
    const [issue] = anyAddress.safeParse(url).error?.issues ?? [];
    return (
      issue &&
      `${issue.message}; ou "/" e o nome de outra página, ou "#" e um título desta`
    );
  }
  return isPublished(url)
    ? undefined
    : 'esta página ou este título não existe; o endereço de um título vai em minúsculas, sem acentos, com hífens';
}

/** Reports unsupported Markdown, unknown placeholders and dead links. */
function checkMarkdown(
  { tree, slug }: LegalPage,
  targets: readonly string[],
  content: Content,
  add: AddProblem,
): void {
  visit(tree, (node) => {
    const notShown = NOT_SHOWN[node.type];
    if (notShown) add(node, notShown);
    if (node.type === 'text')
      for (const found of unknownBraces(node.value, textNames))
        add(
          node,
          `entre chaves duplas, aqui só servem ${textNames.join(', ')}`,
          found,
        );
    if (node.type === 'link' || node.type === 'definition') {
      const url = node.type === 'link' ? addressOf(node) : node.url;
      const target = url.startsWith('#') ? `/${slug}${url}` : url;
      const problem = describeLink(target, targets, content);
      if (problem) add(node, problem, url);
    }
    if (node.type === 'link' && textOf(node) === '')
      add(node, 'o link não tem palavras entre os colchetes');
    if (node.type === 'table')
      for (const row of node.children)
        if (row.children.length > (node.align?.length ?? 0))
          add(
            row,
            'esta linha da tabela tem células a mais, que a página não mostra; confira os sinais "|"',
          );
  });
}

interface Part {
  readonly title: string;
  readonly sections: number;
}

const describeParts = (parts: readonly Part[]) =>
  parts
    .map(({ title, sections }) =>
      title ? `"${title}" com ${sections} seções` : `${sections} seções`,
    )
    .join(' e ');

/** Reports headings that share an address or skip a level. */
function checkHeadings({ tree }: LegalPage, add: AddProblem): void {
  const ids: string[] = Object.values(pageIds);
  const headings = headingsOf(tree);
  const hasParts = headings[0]?.depth === 1;
  let previous = 1;
  for (const { node, depth, id } of headings) {
    if (id === '')
      add(node, 'este título precisa de uma letra ou de um número');
    else if (ids.includes(id))
      add(
        node,
        `outro título já tem o endereço "#${id}"; mude as palavras deste`,
      );
    else if (depth === 1 && !hasParts)
      add(
        node,
        'com um só "#" começa uma parte, e esta página não tem partes; comece este título com "##"',
      );
    else if (depth > previous + 1)
      add(
        node,
        `este título pula um nível; comece-o com "${'#'.repeat(previous + 1)}"`,
      );
    ids.push(id);
    previous = depth;
  }
}

/** Reports what is wrong with the text of the legal pages. */
export function checkLegalPages(content: Content): void {
  const { pages, problems } = content;
  const targets = ['/', ...homeAnchors.map((anchor) => `/${anchor}`)];
  for (const { slug, tree } of pages)
    targets.push(
      `/${slug}`,
      ...headingsOf(tree).map(({ id }) => `/${slug}#${id}`),
    );
  for (const page of pages) {
    const add: AddProblem = ({ position }, message, found) => {
      const { start, end } = position ?? {};
      const range = [start?.offset ?? 0, end?.offset ?? 0] as const;
      problems.push(problemAt(page, range, message, { found }));
    };
    // Links to a missing page would all look dead.
    if (pages.length === legalSlugs.length)
      checkMarkdown(page, targets, content, add);
    checkHeadings(page, add);
    const [found] = garbled.exec(page.text) ?? [];
    if (found)
      problems.push(
        problemAt(page, [0, page.text.length], GARBLED_MESSAGE, { found }),
      );
    const specified = describeParts(specifiedParts[page.slug]);
    const actual = describeParts(
      partsOf(page.tree).map(({ heading, sections }) => ({
        title: heading?.text ?? '',
        sections: sections.length,
      })),
    );
    if (actual !== specified)
      problems.push(
        problemOfFile(
          page.file,
          `a especificação pede ${specified}, e a página tem ${actual}; se a mudança foi combinada, avise quem cuida do código`,
          { severity: 'warning' },
        ),
      );
  }
}
