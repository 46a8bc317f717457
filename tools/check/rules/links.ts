import type { Finding } from '../../../src/content/fields/finding';
import { nearestWord, quote } from '../../../src/content/fields/text';
import { addressRule } from '../../../src/content/fields/webAddress';
import { homeAnchors } from '../../../src/content/schemas/home/anchors';
import { legalSlugs } from '../../../src/content/schemas/legal';
import {
  linkPlaceholders,
  tightenBraces,
} from '../../../src/content/wording/placeholders';
import { locateNode, type ParsedMarkdown } from '../model/content';
import { textOf, walkNodes } from '../parsers/markdown';

/** The allowed targets of links to pages of this site, with and without fragments. */
export function linkTargets(pages: readonly ParsedMarkdown[]): string[] {
  const headings = pages.flatMap(({ page }) =>
    page.headings.map(({ id }) => `/${page.slug}#${id}`),
  );
  const anchors = homeAnchors.map((anchor) => `/${anchor}`);
  const addresses = legalSlugs.map((slug) => `/${slug}`);
  return ['/', ...anchors, ...addresses, ...headings];
}

/** Parts of URLs that contain contact details. */
const CONTACTS = ['mailto:', 'tel:', '/wa.me/', 'whatsapp.com/send'];

function targetProblem(
  url: string,
  own: string,
  targets: readonly string[],
  areHeadingsRight: boolean,
): Finding | undefined {
  if (linkPlaceholders.includes(tightenBraces(url))) return undefined;
  const isPlaceholder = url.includes('{');
  const address = url.toLowerCase();
  if (isPlaceholder || CONTACTS.some((contact) => address.includes(contact)))
    return {
      expected: `os contatos da empresa se escrevem só ${linkPlaceholders.join(', ')}`,
      suggestion: nearestWord(url, linkPlaceholders),
      severity: isPlaceholder ? 'error' : 'warning',
    };
  if (url.startsWith('/') || url.startsWith('#')) {
    const target = url.startsWith('#') ? `${own}${url}` : url;
    const isHeading = target.includes('#');
    if (targets.includes(target) || (isHeading && !areHeadingsRight))
      return undefined;
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

/**
 * Reports links of a legal page without text or with an invalid target.
 * @param areHeadingsRight - whether links to headings are checked
 */
export function* checkLinks(
  markdown: ParsedMarkdown,
  targets: readonly string[],
  areHeadingsRight: boolean,
) {
  // The path of the page that contains the links.
  const own = `/${markdown.page.slug}`;
  for (const link of walkNodes(markdown.page.root)) {
    // A link without a position is made of text such as `<www.gov.br>`, which the rules for running text report.
    if (link.type !== 'link' || !link.position) continue;
    const { url } = link;
    const text = textOf(link);
    // The rules for running text report e-mail addresses that Markdown turns into links.
    if (url === `mailto:${text}`) continue;
    const problem = text.trim()
      ? targetProblem(url, own, targets, areHeadingsRight)
      : { expected: 'o link não tem palavras entre os colchetes' };
    if (problem)
      yield locateNode(markdown, link, { found: quote(url), ...problem }, url);
    if (link.title?.includes('{'))
      yield locateNode(markdown, link, {
        found: quote(link.title),
        expected:
          'o texto entre aspas, depois do endereço, não troca nomes entre chaves; apague-o',
      });
  }
}
