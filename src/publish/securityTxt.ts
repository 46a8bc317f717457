import type { SiteInfo } from './siteInfo';

const DAY = 24 * 60 * 60 * 1000;

/** A year after the last change of the content: two builds of the same content are the same bytes. */
function expiryOf({ updated }: SiteInfo): string {
  const expiry = new Date([...updated.values()].sort().at(-1) ?? Number.NaN);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1);
  return expiry.toISOString();
}

/** `.well-known/security.txt`: whom to tell of a weakness (RFC 9116). */
export const securityTxt = (site: SiteInfo): string =>
  [
    `Contact: mailto:${site.email}`,
    `Expires: ${expiryOf(site)}`,
    'Preferred-Languages: pt',
    `Canonical: ${site.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** How many days a `security.txt` is still valid; not a number where it does not say. */
export function daysUntilExpiry(text: string, now: Date): number {
  const line = text.split('\n').find((one) => one.startsWith('Expires: '));
  const expiry = Date.parse(line?.replace('Expires: ', '') ?? '');
  return (expiry - now.getTime()) / DAY;
}
