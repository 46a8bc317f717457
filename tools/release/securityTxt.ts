const DAYS = 364;
const DAY_MS = 86_400_000;

/**
 * The content of `.well-known/security.txt`: the contact for vulnerability
 * reports. It expires in less than a year, as RFC 9116 (section 2.5.5) recommends.
 * @param now - the time of the release, in milliseconds
 */
export function securityTxt(
  { email, siteUrl }: { readonly email: string; readonly siteUrl: string },
  now = Date.now(),
): string {
  const expires = new Date(now + DAYS * DAY_MS).toISOString();
  return `Contact: mailto:${email}
Expires: ${expires}
Preferred-Languages: pt
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

/** Whole days until a security.txt expires; NaN without a valid `Expires`. */
export function daysLeft(text: string, now = Date.now()): number {
  const [, end = ''] = text.split('Expires: ');
  const [expires = ''] = end.split('\n');
  return Math.floor((Date.parse(expires) - now) / DAY_MS);
}
