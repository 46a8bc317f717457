import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { lookup } from 'mime-types';
import { sha256 } from '../../plugins/gatsby-plugin-documents';
import { headersFor } from '../headers';
import { isText } from './files';
import type { Probe, Site } from './probes';
import { type Answer, PLAIN } from './request';
import { daysLeft } from './securityTxt';

const MIN_DAYS = 14;
/** In bytes: hosts do not compress what is smaller. */
const MIN_COMPRESSED = 500;

/** Headers that a host may add: they say nothing to a browser about what it may do. */
const ADDED =
  'accept-ranges age allow alt-svc cache-control connection content-encoding content-length content-range content-type cross-origin-resource-policy date etag expires keep-alive last-modified link location priority server server-timing transfer-encoding vary via x-cache'.split(
    ' ',
  );

/** What some of them must not say. */
const WRONG: Readonly<Record<string, RegExp>> = {
  // Another host.
  'alt-svc': /"[^":]+:\d/,
  link: /\/\//,
  'cache-control': /max-?age=[1-9]|immutable/,
  // Its version.
  server: /\d/,
  vary: /^(?!accept-encoding$)/i,
};

function headerFaults({ rules, at }: Probe, answer: Answer, site: Site) {
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
    // Cloudflare lets every site read what it sends to anybody.
    const isCloudflares =
      name.startsWith('cf-') ||
      (name === 'access-control-allow-origin' && 'cf-ray' in answer.headers);
    if (right === undefined && !ADDED.includes(name) && !isCloudflares)
      faults.push(`${name}, que não foi publicado`);
    else if (right ? right !== value : WRONG[name]?.test(String(value)))
      faults.push(`${name} é outro: ${String(value).slice(0, 60)}`);
    expected.delete(name);
  }
  const missing = rules === undefined ? [] : [...expected.keys()];
  return [...faults, ...missing.map((name) => `falta ${name}`)];
}

/** Hosts agree in this part: `text/javascript` and `application/javascript`, `vnd.microsoft.icon` and `x-icon`. */
const subtype = (type: string) =>
  type.split(';')[0]?.split('/')[1]?.replace('vnd.microsoft.', 'x-');

function unpack(coding: string | undefined, body: Buffer): Buffer {
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}

/** @throws Error when the body cannot be unpacked */
function contentFaults(probe: Probe, answer: Answer, site: Site): string[] {
  const { file = '', headers: asked = PLAIN, method, part = '' } = probe;
  const { status, headers } = answer;
  const faults: string[] = [];
  const published = site.files.find(({ path }) => path === file);
  const { size = 0, sha256: sum } = published ?? {};
  const wanted = asked['Accept-Encoding'] ?? '';
  const { 'content-encoding': coding = 'identity', vary = '' } = headers;
  const mayStay = !isText(file) || size < MIN_COMPRESSED || status === 206;
  if (coding !== wanted && !(coding === 'identity' && mayStay))
    faults.push(`compressão ${coding} em vez de ${wanted}`);
  if (coding !== 'identity' && !/accept-encoding/i.test(vary))
    faults.push('falta vary: Accept-Encoding');
  const type = headers['content-type']?.toLowerCase() ?? 'nenhum';
  const charset = type.split('charset=')[1];
  const needsCharset = /html$|txt$/.test(file);
  if (
    subtype(type) !== subtype(lookup(file) || 'text/plain') ||
    (charset ?? (needsCharset ? '' : 'utf-8')) !== 'utf-8'
  )
    faults.push(`content-type é outro: ${type}`);
  const length = Number(headers['content-length'] ?? size);
  if (method === 'HEAD') {
    if (coding === 'identity' && length !== size)
      faults.push(`content-length é outro: ${length}`);
    return faults;
  }
  const body = unpack(coding, answer.body);
  if (status === 206 && headers['content-range'] !== `bytes 0-99/${size}`)
    faults.push('content-range é outro');
  if (sha256(body) !== (status === 206 ? sha256(part) : sum))
    faults.push('o conteúdo não é o que foi publicado');
  if (file.endsWith('security.txt') && !(daysLeft(String(body)) >= MIN_DAYS))
    faults.push('security.txt venceu ou está vencendo: publique de novo');
  return faults;
}

/**
 * What is wrong with the answer to a request, in Portuguese.
 * @throws Error when its body cannot be read
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
  const faults = headerFaults(probe, answer, site);
  if (to && !(target && to.includes(target.href)))
    faults.push(`leva a ${location} em vez de ${to[0]}`);
  if (file && status !== 304)
    faults.push(...contentFaults(probe, answer, site));
  return faults;
}
