import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addressOf, sha256 } from '../../plugins/gatsby-plugin-documents';
import { headersFor } from '../headers';
import { isText, mediaTypes } from './files';
import type { Probe, Site } from './probes';
import type { Answer } from './request';
import { daysLeft } from './securityTxt';

const MIN_DAYS = 14;
/** Hosts do not compress smaller files. */
const MIN_COMPRESSED_BYTES = 500;

/** Headers that a host may add. None of them grants a browser anything. */
const HOST_HEADERS = `
accept-ranges
age
allow
alt-svc
cache-control
cache-status
connection
content-encoding
content-length
content-range
content-type
cross-origin-resource-policy
date
etag
expires
keep-alive
last-modified
link
location
priority
server
server-timing
transfer-encoding
vary
via
x-cache
`.split('\n');

/** Cloudflare and Netlify add headers of their own. */
const HOST_PREFIXES = ['cf-', 'x-nf-'];

/** Values that these headers must not have. */
const FORBIDDEN_VALUES: Readonly<Record<string, RegExp>> = {
  // Another host or port.
  'alt-svc': /="(?!:443")/,
  // A URL of another host, or anything but a preloaded file.
  link: /\/\/|rel=(?!"?preload)/,
  'cache-control': /(?:age|revalidate)=[1-9]|immutable/,
  'cross-origin-resource-policy': /cross/,
  // A date of this century would let a cache keep the answer.
  expires: /20\d\d/,
  // The version of the server.
  server: /\d/,
  vary: /^(?!accept-encoding$)/i,
};

function findHeaderFaults(probe: Probe, answer: Answer, site: Site): string[] {
  const { to, file, at = site.origin } = probe;
  const faults: string[] = [];
  // A missing page has no headers of its own.
  const address = file && answer.status !== 404 ? addressOf(file) : '/*';
  const expected = new Map(
    headersFor(site.rules, address).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  if (at.startsWith('http:')) expected.delete('strict-transport-security');
  for (const [name, header] of Object.entries(answer.headers)) {
    const value = String(header);
    const right = expected.get(name);
    const isAllowed =
      HOST_HEADERS.includes(name) ||
      HOST_PREFIXES.some((start) => name.startsWith(start));
    if (!right && !isAllowed) faults.push(`${name}, que não foi publicado`);
    else if (right ? right !== value : FORBIDDEN_VALUES[name]?.test(value))
      faults.push(`${name} é outro: ${value.slice(0, 60)}`);
    expected.delete(name);
  }
  // Hosts redirect to https, and refuse requests, with headers of their own.
  const isPublished = file || (to && at.startsWith('https:'));
  const missing = isPublished ? [...expected.keys()] : [];
  return [...faults, ...missing.map((name) => `falta ${name}`)];
}

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

function findContentFaults(probe: Probe, answer: Answer, site: Site): string[] {
  const { file = '', headers: sent, method, part } = probe;
  const { status, headers } = answer;
  const faults: string[] = [];
  const published = site.files.find(({ path }) => path === file);
  const { size = 0, sha256: sum } = published ?? {};
  const coding = headers['content-encoding'] ?? 'identity';
  const allowed = (sent?.['Accept-Encoding'] ?? 'identity').split(', ');
  if (!isText(file) || size < MIN_COMPRESSED_BYTES) allowed.push('identity');
  if (!allowed.includes(coding))
    faults.push(`compressão ${coding} em vez de ${allowed[0]}`);
  if (coding !== 'identity' && !headers.vary)
    faults.push('falta vary: Accept-Encoding');
  const type = headers['content-type']?.toLowerCase() ?? 'nenhum';
  if (!mediaTypes(file).includes(type.replace(' ', '')))
    faults.push(`content-type é outro: ${type}`);
  if (status === 200 && coding === 'identity' && !headers.etag)
    faults.push('falta etag');
  if (method === 'HEAD') {
    const length = Number(headers['content-length'] ?? size);
    if (coding === 'identity' && length !== size)
      faults.push(`content-length é outro: ${length}`);
    return faults;
  }
  const isPart = status === 206 && part;
  const range = `bytes 0-${Number(part?.length) - 1}/${size}`;
  if (isPart && headers['content-range'] !== range)
    faults.push('content-range é outro');
  const body = DECODERS[coding]?.(answer.body) ?? answer.body;
  if (isPart ? !body.equals(part) : sha256(body) !== sum)
    faults.push('o conteúdo não é o que foi publicado');
  if (file.endsWith('security.txt') && !(daysLeft(String(body)) >= MIN_DAYS))
    faults.push('security.txt venceu ou está vencendo: publique de novo');
  return faults;
}

/**
 * @returns the faults of an answer, in Portuguese
 * @throws Error when the body cannot be decompressed
 */
export function faultsOf(probe: Probe, answer: Answer, site: Site): string[] {
  const { path, status: wanted, to, file, at = site.origin } = probe;
  const { status, headers } = answer;
  const { location } = headers;
  const target = location && new URL(location, at + path);
  // A name without https may redirect to the same name with https.
  const own = site.names?.find((name) => name.at === at)?.to ?? [site.origin];
  if (target && !to && !own.includes(target.origin))
    return [`leva a outro site: ${target.origin}`];
  if (!wanted.includes(status))
    return [`status ${status} em vez de ${wanted.slice(0, 2).join(' ou ')}`];
  const faults = findHeaderFaults(probe, answer, site);
  const allowed = to?.map((one) => new URL(one, site.origin).href);
  if (allowed && !(target && allowed.includes(target.href)))
    faults.push(`leva a ${location ?? 'lugar nenhum'} em vez de ${allowed[0]}`);
  if (file && status !== 304)
    faults.push(...findContentFaults(probe, answer, site));
  return faults;
}
