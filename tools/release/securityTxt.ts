const DAYS = 364;
const DAY = 86_400_000;

/**
 * `.well-known/security.txt`: whom to tell of a weakness. It expires within a
 * year, as RFC 9116 (section 2.5.5) asks.
 * @param now - the moment of the release
 */
export function securityTxt(
  { email, siteUrl }: { readonly email: string; readonly siteUrl: string },
  now = Date.now(),
): string {
  const expires = new Date(now + DAYS * DAY).toISOString();
  return `Contact: mailto:${email}
Expires: ${expires}
Preferred-Languages: pt
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

/** @returns whole days until a security.txt expires, not a number where it does not say so */
export function daysLeft(text: string, now = Date.now()): number {
  const line = text.split('\n').find((one) => one.startsWith('Expires:'));
  return Math.floor((Date.parse(line?.slice(8).trim() ?? '') - now) / DAY);
}
