import {
  headingId,
  homeAnchors,
  legalSlugs,
  linkPlaceholders,
  quote,
  tightenBraces,
  webAddressMessage,
  webAddressPattern,
} from '../../../src/content';
import { textOf, walkNodes } from '../../../src/content/parseMarkdown';
import { type ContentRule, locationOf } from '../content';

const CONTACTS = `os contatos da empresa se escrevem só ${linkPlaceholders.join(', ')}`;

const NOWHERE =
  'esta página ou este título não existe; o endereço de um título vai em minúsculas, sem acentos, com hífens';

const NO_ADDRESS =
  'o endereço de um link começa com "/" (outra página), "#" (um título desta) ou "https://" (outro site)';

/** Parts of addresses that contain contact details. */
const CONTACT_PARTS = ['mailto:', 'tel:', '/wa.me/', 'whatsapp.com/send'];

const isContact = (url: string): boolean =>
  CONTACT_PARTS.some((part) => url.toLowerCase().includes(part));

/** Says what is wrong with an address that leads nowhere. It names that of a title with the same words. */
function messageForTarget(url: string, targets: readonly string[]): string {
  const [page, fragment = ''] = url.split('#');
  const id = headingId(fragment.replace(/^\d+[-.]\s*/, ''));
  return targets.includes(`${page}#${id}`)
    ? `este título tem outro endereço: "#${id}"`
    : NOWHERE;
}

/** Says what is expected in place of a wrong address. @returns empty for a valid one */
function messageFor(url: string, targets: readonly string[]): string {
  if (linkPlaceholders.includes(tightenBraces(url))) return '';
  if (url.includes('{') || isContact(url)) return CONTACTS;
  if (targets.includes(url)) return '';
  if (url.startsWith('/')) return messageForTarget(url, targets);
  if (!url.includes(':')) return NO_ADDRESS;
  return webAddressPattern.test(url) ? '' : webAddressMessage;
}

/** Reports links without words, and addresses that lead nowhere. */
export const checkLinks: ContentRule = ({ pages }, report) => {
  // Without one of the pages, its titles are not known.
  if (pages.length < legalSlugs.length) return;
  const targets = ['/', ...homeAnchors.map((anchor) => `/${anchor}`)];
  for (const { slug, headings } of pages)
    targets.push(`/${slug}`, ...headings.map(({ id }) => `/${slug}#${id}`));
  for (const page of pages)
    for (const link of walkNodes(page.tree)) {
      // A link without a position was made of text: checkProse reports it.
      if (link.type !== 'link' || !link.position) continue;
      const { url, title } = link;
      const words = textOf(link).trim();
      // An address that Markdown made a link: checkProse reports it, too.
      if (url === `mailto:${words}`) continue;
      // Markdown adds the beginning to `www.gov.br`.
      const written = url === `http://${words}` ? words : url;
      const location = locationOf(page, link, written);
      const range = [0, written.length] as const;
      const target = url.startsWith('#') ? `/${page.slug}${url}` : url;
      const message = messageFor(target, targets);
      const severity = isContact(url) ? 'decision' : 'error';
      if (message)
        report(location, message, { found: quote(written), range, severity });
      if (words === '')
        report(location, 'o link não tem palavras entre os colchetes');
      if (title?.includes('{'))
        report(
          location,
          'o texto entre aspas, depois do endereço, não troca nomes entre chaves; apague-o',
        );
    }
};
