import type { Link } from 'mdast';
import type { Finding } from '../../content/fields/finding';
import { nearestWord, quote } from '../../content/fields/text';
import { addressRule } from '../../content/fields/webAddress';
import { textOf, walkNodes } from '../../content/legal/parse';
import { homeAnchors } from '../../content/schemas/home/anchors';
import { legalSlugs } from '../../content/schemas/legal';
import { placeholderRule } from '../../content/wording/placeholders';
import {
  type Content,
  type ContentRule,
  locateNode,
  type ParsedMarkdown,
} from '../model/content';
import { swallowsHeadings } from './markdown';

const linkName = placeholderRule('link');

/** What links to the site's own pages may be, with and without fragments. */
function internalTargets({ pages }: Content): string[] {
  const headings = pages.flatMap(({ page }) =>
    page.headings.map(({ id }) => `/${page.slug}#${id}`),
  );
  const anchors = homeAnchors.map((anchor) => `/${anchor}`);
  const addresses = legalSlugs.map((slug) => `/${slug}`);
  return ['/', ...anchors, ...addresses, ...headings];
}

/** @param own - the address of the page that holds the link */
function targetProblem(
  url: string,
  own: string,
  content: Content,
): Finding | undefined {
  if (url.includes('{')) {
    const [wrong] = linkName(url);
    const isWhole = url.startsWith('{{') && url.endsWith('}}');
    const expected =
      'um nome entre chaves é o endereço inteiro; apague o que vem antes e depois';
    return wrong ?? (isWhole ? undefined : { expected });
  }
  if (/^(?:mailto|tel):|\bwa\.me\b|\bwhatsapp\.com\/send/i.test(url)) {
    const expected =
      'os contatos da empresa se escrevem {{link_whatsapp}}, {{link_telefone}} ou {{link_email}}';
    return { expected, severity: 'warning' };
  }
  if (/^[/#]/.test(url)) {
    const target = url.startsWith('#') ? `${own}${url}` : url;
    const targets = internalTargets(content);
    const isUnknown = content.pages.some(swallowsHeadings);
    if (targets.includes(target) || isUnknown) return undefined;
    return {
      expected:
        'esta página ou este título não existe; o endereço de um título vai em minúsculas, sem acentos, com hífens',
      suggestion: nearestWord(target, targets),
    };
  }
  if (url.includes(':')) return [...addressRule(url)][0];
  const expected =
    'um link tem um endereço entre parênteses, que começa com "/" (outra página), "#" (um título desta) ou "https://" (outro site)';
  return { expected };
}

function checkLink(content: Content, markdown: ParsedMarkdown, link: Link) {
  const { url } = link;
  const text = textOf(link);
  // An e-mail that Markdown makes a link by itself is a matter of the running text.
  if (url === `mailto:${text}`) return [];
  const empty = { expected: 'o link não tem palavras entre os colchetes' };
  const problem =
    text.trim() === ''
      ? empty
      : targetProblem(url, `/${markdown.page.slug}`, content);
  const entry = `link "${text.slice(0, 60)}"`;
  const found = quote(url);
  if (!problem) return [];
  return [locateNode(markdown, link, { found, ...problem, entry }, url)];
}

/** Whether each link of the legal pages leads somewhere and says where. */
export const checkLinks: ContentRule = function* (content) {
  for (const markdown of content.pages)
    for (const node of walkNodes(markdown.page.root))
      if (node.type === 'link') yield* checkLink(content, markdown, node);
};
