/** What the file says of the site. */
interface Contact {
  readonly siteUrl: string;
  readonly email: string;
}

/**
 * `.well-known/security.txt`: whom to tell of a weakness (RFC 9116).
 * @param released - the file is valid for a year from here
 */
export function securityTxt(
  { siteUrl, email }: Contact,
  released: Date,
): string {
  const expiry = new Date(released);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expiry.toISOString()}`,
    'Preferred-Languages: pt',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
