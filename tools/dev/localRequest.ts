import type { IncomingHttpHeaders } from 'node:http';

const isLocal = (address: string): boolean =>
  URL.canParse(address) &&
  ['localhost', '127.0.0.1'].includes(new URL(address).hostname);

/**
 * Whether a request was sent by a page of this machine, or by a person who
 * followed a link. Pages of other sites can send requests here too, under their
 * own name or under one that their owner points to this machine.
 */
export function isLocalRequest(headers: IncomingHttpHeaders): boolean {
  const { host, origin } = headers;
  if (!isLocal(`http://${host}`)) return false;
  if (origin) return isLocal(origin);
  return (
    headers['sec-fetch-site'] !== 'cross-site' ||
    headers['sec-fetch-mode'] === 'navigate'
  );
}
