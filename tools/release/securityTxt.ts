import type { SiteInfo } from '../../plugins/gatsby-plugin-documents/siteInfo';

/** A year after the last change of the content: two builds of the same content are the same bytes. */
export function expiryOf({ updated }: SiteInfo): Date {
  const expiry = new Date([...updated.values()].sort().at(-1) ?? Number.NaN);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1);
  return expiry;
}

/** `.well-known/security.txt`: whom to tell of a weakness (RFC 9116). */
export const securityTxt = (site: SiteInfo): string =>
  [
    `Contact: mailto:${site.email}`,
    `Expires: ${expiryOf(site).toISOString()}`,
    'Preferred-Languages: pt',
    `Canonical: ${site.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
