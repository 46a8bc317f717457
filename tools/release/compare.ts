import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha256 } from '../../plugins/gatsby-plugin-documents';
import { headersFor } from '../headers';
import { isText, mediaType } from './files';
import type { Probe, Site } from './probes';
import { type Answer, PLAIN_HEADERS } from './request';
import { daysLeft } from './securityTxt';

const MIN_DAYS = 14;
/** Hosts do not compress smaller files. */
const MIN_COMPRESSED_BYTES = 500;

/** Headers that a host may add. None of them grants a browser more than the published headers. */
const ALLOWED_HEADERS =
  'accept-ranges age allow alt-svc cache-control connection content-encoding content-length content-range content-type cross-origin-resource-policy date etag expires keep-alive last-modified link location priority server server-timing transfer-encoding vary via x-cache'.split(
    ' ',
  );

/** Values that these headers must not have. */
const FORBIDDEN_VALUES: Readonly<Record<string, RegExp>> = {
  // A URL of another host.
  'alt-svc': /"[^":]+:\d/,
  link: /\/\//,
  'cache-control': /max-?age=[1-9]|immutable/,
  // The version of the server.
  server: /\d/,
  vary: /^(?!accept-encoding$)/i,
};

function findHeaderFaults({ rules, at }: Probe, answer: Answer, site: Site) {
  const headers = Object.entries(answer.headers);
  const faults: string[] = [];
  const expected = new Map(
    headersFor(site.rules, rules ?? '/*').map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    ),
  );
  if (!(at ?? site.origin).startsWith('https:'))
    expected.delete('strict-transport-security');
  for (const [name, value] of headers) {
    const right = expected.get(name);
    // Cloudflare allows every origin to read public files.
    const isFromCloudflare =
      name.startsWith('cf-') ||
      (name === 'access-control-allow-origin' && 'cf-ray' in answer.headers);
    if (
      right === undefined &&
      !ALLOWED_HEADERS.includes(name) &&
      !isFromCloudflare
    )
      faults.push(`${name}, que não foi publicado`);
    else if (
      right ? right !== value : FORBIDDEN_VALUES[name]?.test(String(value))
    )
      faults.push(`${name} é outro: ${String(value).slice(0, 60)}`);
    expected.delete(name);
  }
  const missing = rules === undefined ? [] : [...expected.keys()];
  return [...faults, ...missing.map((name) => `falta ${name}`)];
}

/** The part of a content type that is the same on all hosts: `text/javascript` and `application/javascript`, `vnd.microsoft.icon` and `x-icon`. */
const subtype = (type: string) =>
  type.split(';')[0]?.split('/')[1]?.replace('vnd.microsoft.', 'x-');

function decompress(coding: string | undefined, body: Buffer): Buffer {
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}

/** @throws Error when the body cannot be decompressed */
function findContentFaults(probe: Probe, answer: Answer, site: Site): string[] {
  const { file = '', headers: sent = PLAIN_HEADERS, method, part = '' } = probe;
  const { status, headers } = answer;
  const faults: string[] = [];
  const published = site.files.find(({ path }) => path === file);
  const { size = 0, sha256: sum } = published ?? {};
  const wanted = sent['Accept-Encoding'] ?? '';
  const { 'content-encoding': coding = 'identity', vary = '' } = headers;
  const isIdentityAllowed =
    !isText(file) || size < MIN_COMPRESSED_BYTES || status === 206;
  if (coding !== wanted && !(coding === 'identity' && isIdentityAllowed))
    faults.push(`compressão ${coding} em vez de ${wanted}`);
  if (coding !== 'identity' && !/accept-encoding/i.test(vary))
    faults.push('falta vary: Accept-Encoding');
  const type = headers['content-type']?.toLowerCase() ?? 'nenhum';
  const charset = type.split('charset=')[1];
  const needsCharset = /html$|txt$/.test(file);
  if (
    subtype(type) !== subtype(mediaType(file)) ||
    (charset ?? (needsCharset ? '' : 'utf-8')) !== 'utf-8'
  )
    faults.push(`content-type é outro: ${type}`);
  const length = Number(headers['content-length'] ?? size);
  if (method === 'HEAD') {
    if (coding === 'identity' && length !== size)
      faults.push(`content-length é outro: ${length}`);
    return faults;
  }
  const body = decompress(coding, answer.body);
  if (status === 206 && headers['content-range'] !== `bytes 0-99/${size}`)
    faults.push('content-range é outro');
  if (sha256(body) !== (status === 206 ? sha256(part) : sum))
    faults.push('o conteúdo não é o que foi publicado');
  if (file.endsWith('security.txt') && !(daysLeft(String(body)) >= MIN_DAYS))
    faults.push('security.txt venceu ou está vencendo: publique de novo');
  return faults;
}

/**
 * Compares the answer to a probe with what was published.
 * @returns the faults, in Portuguese
 * @throws Error when the body cannot be decompressed
 */
export function faultsOf(probe: Probe, answer: Answer, site: Site): string[] {
  const { path, status: wanted, to, file, at = site.origin } = probe;
  const { status, headers } = answer;
  const { location } = headers;
  const target = location && new URL(location, at + path.split('?')[0]);
  if (target && !to && target.origin !== site.origin)
    return [`leva a outro site: ${target.origin}`];
  if (!wanted.includes(status))
    return [`status ${status} em vez de ${wanted.slice(0, 2).join(' ou ')}`];
  const faults = findHeaderFaults(probe, answer, site);
  if (to && !(target && to.includes(target.href)))
    faults.push(`leva a ${location} em vez de ${to[0]}`);
  if (file && status !== 304)
    faults.push(...findContentFaults(probe, answer, site));
  return faults;
}
