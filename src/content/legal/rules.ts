import type { Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { pageIds } from '../../pageIds';
import { webAddress } from '../formats';
import {
  linkNames,
  readPlaceholder,
  textNames,
  unknownBraces,
  WRONG_NAME,
} from '../placeholders';
import { homeSections } from '../schemas/home/sections';
import { headingId, headingsOf, idOf, offsetOf } from './markdown';
import { type LegalSlug, legalSlugs } from './schema';

interface Finding {
  /** Where it is, in characters of the text. */
  offset: number;
  found: string;
  /** Completes the sentence "Encontrei …; …." */
  message: string;
}

/** Notes what is wrong with a node, or with a part of its text. */
type Add = (node: Nodes, message: string, found?: string) => void;

const anyAddress = webAddress('');

/** Addresses of the site that no text changes. */
const FIXED = ['', ...Object.keys(homeSections), ...legalSlugs].map(
  (one) => `/${one}`,
);

/**
 * Says what is wrong with the address of a link.
 * @param exists - whether the site has an address that starts with `/`, for those that texts and files decide: a title
 * of a legal page, such as `/termos-uso#contato`, or a file, such as `/relatorio.pdf`
 */
export function describeLink(
  url: string,
  exists: (address: string) => boolean,
): string | undefined {
  if (url.includes('{'))
    return linkNames.includes(readPlaceholder(url))
      ? undefined
      : `no endereço de um link só servem ${linkNames.join(', ')}`;
  if (/^(?:mailto|tel):/.test(url)) return undefined;
  if (!url) return 'falta o endereço deste link; escreva-o entre os parênteses';
  if (!url.startsWith('/')) {
    const [issue] = anyAddress.safeParse(url).error?.issues ?? [];
    return (
      issue &&
      `${issue.message}; ou "/" e o nome de outra página, ou "#" e um título desta`
    );
  }
  const [page = '', title = ''] = url.replace(/\?[^#]*/, '').split('#');
  const isThere = (address: string) =>
    FIXED.includes(address) || exists(address);
  if (isThere(title ? `${page}#${title}` : page)) return undefined;
  const nearest = `${page}#${headingId(title)}`;
  return isThere(nearest)
    ? `este título tem o endereço ${nearest}`
    : 'esta página ou este título não existe; o endereço de um título vai em minúsculas, sem acentos, com hífens';
}

/** HTML, pictures and footnotes. */
const UNSUPPORTED = /^(html|image|footnote)/;

/** Finds unsupported Markdown, unknown placeholders and dead links. */
function judgeMarkdown(
  tree: Root,
  slug: LegalSlug,
  exists: (address: string) => boolean,
  add: Add,
): void {
  visit(tree, (node) => {
    if (UNSUPPORTED.test(node.type))
      add(
        node,
        'uma página legal não tem HTML, nem em comentários, nem imagens nem notas de rodapé; apague isto',
      );
    else if ('value' in node && node.type !== 'yaml')
      for (const found of unknownBraces(node.value, textNames))
        add(node, WRONG_NAME, found);
    const { title } = node as Partial<Link>;
    for (const found of unknownBraces(title ?? '', []))
      add(
        node,
        'no título de um link não servem nomes entre chaves; escreva o próprio texto',
        found,
      );
    if (node.type === 'link' || node.type === 'definition') {
      const { url } = node;
      const target = url.startsWith('#') ? `/${slug}${url}` : url;
      const problem = describeLink(target, exists);
      if (problem) add(node, problem, url);
    }
    // As one pasted from Word.
    if (node.type === 'paragraph' && textOf(node).startsWith('|'))
      add(
        node,
        'uma tabela precisa de títulos: depois da primeira linha vai outra que só tem "| --- |", com um "---" para cada coluna (no formulário, clique em "Editar em Markdown")',
      );
  });
}

/** Finds headings without letters, those that share an address, and parts on a page without parts. */
function judgeHeadings(tree: Root, add: Add): void {
  const ids: string[] = Object.values(pageIds);
  const headings = headingsOf(tree);
  const hasParts = headings[0]?.depth === 1;
  for (const heading of headings) {
    const id = idOf(heading);
    if (!/[\p{L}\p{N}]/u.test(id))
      add(
        heading,
        'este título não tem letras; escreva-o, ou apague os "#" desta linha',
      );
    else if (ids.includes(id))
      add(
        heading,
        `outro título já tem o endereço "#${id}"; mude as palavras deste`,
      );
    else if (heading.depth === 1 && !hasParts)
      add(
        heading,
        'com um só "#" começa uma parte, e esta página não tem partes; comece este título com "##" (Título 2)',
      );
    ids.push(id);
  }
}

/** The addresses of a legal page's titles: `/termos-uso#contato`. */
export const titleAddresses = (tree: Root, slug: LegalSlug): string[] =>
  headingsOf(tree).map((heading) => `/${slug}#${idOf(heading)}`);

/**
 * Finds what is wrong with the text of a legal page, for the check, and in the browser for the form.
 * @param slug - the page's own address, without the slash
 * @param exists - as in `describeLink`
 */
export function judgeLegalPage(
  tree: Root,
  slug: LegalSlug,
  exists: (address: string) => boolean,
): Finding[] {
  const findings: Finding[] = [];
  const add: Add = (node, message, found = textOf(node)) =>
    void findings.push({ offset: offsetOf(node), message, found });
  judgeMarkdown(tree, slug, exists, add);
  judgeHeadings(tree, add);
  return findings;
}
