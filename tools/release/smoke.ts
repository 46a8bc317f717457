import { once } from 'node:events';
import { type ConnectionOptions, connect } from 'node:tls';
import { lookup } from 'mime-types';
import {
  addressOf,
  headersFor,
  readHeaders,
  sha256,
} from '../../plugins/gatsby-plugin-documents';
import { runCommand, UsageError } from '../command';
import { readRecord } from './record';

/** A request, and what its answer has to be. */
interface Probe {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** The first digits of the status. */
  readonly status: string;
  /** Where a redirect leads. */
  readonly to?: string;
  /** The published file that the answer holds. */
  readonly file?: string;
  /** The address whose rules in `_headers` hold. */
  readonly rules?: string;
}

const HSTS = 'Strict-Transport-Security';
const AT_ONCE = 8;
const CERTIFICATE_DAYS = 14;

/** Headers by which a host follows visitors, leads them elsewhere or tells what it is made of. */
const UNWANTED =
  'set-cookie content-security-policy-report-only report-to nel refresh speculation-rules x-powered-by';

const CLOSED =
  '/.env /.git/config /.DS_Store /_headers /_redirects /dist.json /package.json /data/company.json /index.html.br /robots.txt.gz /static /.well-known';

/** Hosts agree in this part: `text/javascript` and `application/javascript`, `vnd.microsoft.icon` and `x-icon`. */
const subtype = (type: string) =>
  type.split(';')[0]?.split('/')[1]?.replace('vnd.microsoft.', 'x-');

const ask = ({ url, method, headers }: Probe) =>
  fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    headers: {
      'Accept-Encoding': 'identity',
      // Without it, fetch adds `no-cache` to a request with `If-None-Match`.
      'Cache-Control': 'max-age=0',
      // A connection that stays open keeps this program waiting.
      Connection: 'close',
      ...headers,
    },
  });

async function connectionFaults({ hostname: host, port }: URL) {
  async function handshake(options: ConnectionOptions) {
    const name = { host, servername: host };
    const socket = connect(Number(port || 443), { ...name, ...options });
    await once(socket, 'secureConnect');
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    const days = (end - Date.now()) / 86_400_000;
    return { protocol: socket.destroy().alpnProtocol, days };
  }
  const { protocol, days } = await handshake({
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  const isOutdated = await handshake({
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  }).then(
    () => true,
    () => false,
  );
  return [
    protocol !== 'h2' && 'não fala HTTP/2',
    isOutdated && 'fala uma versão antiga de TLS',
    days < CERTIFICATE_DAYS && 'o certificado está vencendo',
  ].filter((fault) => fault !== false);
}

/**
 * Compares a live site with what was published, byte for byte and header for
 * header, and asks for what a host could add, change or leave out.
 * @param folder - what was published, with its record beside it
 * @param http - the site's origin without https, where it has one
 * @param alias - the origin that leads to the site's, where there is one
 * @returns the faults, in Portuguese
 * @throws Error in Portuguese when the folder is not what its record says
 */
export async function smoke(
  { origin, href: homeUrl }: URL,
  folder: string,
  http?: string,
  alias?: string,
): Promise<string[]> {
  const isSecure = origin.startsWith('https:');
  const { files } = readRecord(folder);
  const sums = new Map(files.map((file) => [file.path, file.sha256]));
  const rules = readHeaders(folder);

  function headerFaults(headers: Headers, address: string): string[] {
    const expected = new Map(headersFor(rules, address));
    if (!isSecure) expected.delete(HSTS);
    const faults = UNWANTED.split(' ').filter((name) => headers.has(name));
    for (const [name, value] of expected)
      if (headers.get(name) !== value)
        faults.push(`${name}: ${headers.get(name)}`);
    if (headers.has('X-Robots-Tag') && !expected.has('X-Robots-Tag'))
      faults.push('X-Robots-Tag');
    const cache = headers.get('Cache-Control') ?? '';
    if (/max-age=[1-9]/.test(cache) && !expected.has('Cache-Control'))
      faults.push(`Cache-Control: ${cache}`);
    if (/\d/.test(headers.get('Server') ?? '')) faults.push('Server');
    if (headers.get('Link')?.includes('//')) faults.push('Link');
    return faults;
  }

  async function fileFaults(file: string, probe: Probe, response: Response) {
    const { headers } = response;
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = headers.get('Content-Type')?.toLowerCase() ?? '';
    const isType = subtype(type) === subtype(lookup(file) || 'text/plain');
    const isPage = file.endsWith('.html');
    const asked = probe.headers?.['Accept-Encoding'] ?? null;
    const coding = headers.get('Content-Encoding');
    const faults: string[] = [];
    if (sha256(bytes) !== sums.get(file))
      faults.push('não é o que foi publicado');
    if (!isType || (isPage && !type.endsWith('charset=utf-8')))
      faults.push(`Content-Type: ${type}`);
    if (coding !== asked) faults.push(`Content-Encoding: ${coding}`);
    if (response.status === 200 && !asked) {
      const known = { 'If-None-Match': headers.get('ETag') ?? '' };
      const { status } = await ask({ ...probe, headers: known });
      if (status !== 304) faults.push('é enviado de novo a quem o tem');
    }
    return faults;
  }

  async function faultsOf(probe: Probe): Promise<string[]> {
    const { url, status, to, file, rules: address } = probe;
    const response = await ask(probe);
    const { headers } = response;
    const faults: string[] = [];
    if (!String(response.status).startsWith(status))
      faults.push(`status ${response.status}`);
    const location = headers.get('Location');
    const place = location === null ? undefined : new URL(location, url);
    if (to ? place?.href !== to : place && place.origin !== origin)
      faults.push(`leva a ${location}`);
    if (isSecure && url.startsWith('http:') && headers.has(HSTS))
      faults.push('HSTS sem https');
    if (address) faults.push(...headerFaults(headers, address));
    if (file) faults.push(...(await fileFaults(file, probe, response)));
    else await response.body?.cancel();
    return faults;
  }

  const home = { file: 'index.html', rules: '/', status: '200' };
  const missing = { file: '404.html', rules: '/404.html', status: '404' };
  const probes: Probe[] = [
    { ...home, url: `${homeUrl}?utm_source=x` },
    { ...home, url: homeUrl, headers: { 'User-Agent': 'Googlebot/2.1' } },
    // No address leads to another site.
    { url: `${homeUrl}/exemplo.com/`, status: '' },
    { url: `${homeUrl}%2Fexemplo.com/`, status: '' },
  ];
  for (const { path: file } of files) {
    const rules = addressOf(file);
    const page = { url: origin + encodeURI(rules), file, rules, status: '200' };
    if (/^(?:_\w+|(?:404|500)\.html)$/.test(file)) continue;
    probes.push(page);
    if (!file.endsWith('.html')) continue;
    probes.push({ ...page, headers: { 'Accept-Encoding': 'br' } });
    for (const end of rules === '/' ? ['index.html'] : ['/', '.html'])
      probes.push({ url: page.url + end, status: '3', to: page.url });
  }
  for (const start of ['/', '/a/', '/static/', '/island-'])
    probes.push({ ...missing, url: `${origin}${start}nada-${Date.now()}` });
  for (const path of CLOSED.split(' '))
    probes.push({ url: origin + path, status: '4' });
  for (const method of ['POST', 'PUT', 'DELETE'])
    probes.push({ url: homeUrl, method, status: '4' });
  const path = '/termos-uso?a=1';
  const led = { status: '30', to: origin + path };
  if (http) probes.push({ ...led, url: http + path });
  if (alias) probes.push({ ...led, url: alias + path, rules: '/404.html' });

  const faults = isSecure
    ? await connectionFaults(new URL(origin)).catch((error) => [String(error)])
    : [];
  const queue = probes.values();
  async function work() {
    for (const probe of queue) {
      const found = await faultsOf(probe).catch((error) => [
        String(error.cause ?? error),
      ]);
      const { method = 'GET', url } = probe;
      faults.push(...found.map((fault) => `${method} ${url}: ${fault}`));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

async function report(address: string | undefined, folder: string) {
  const { kind, siteUrl } = readRecord(folder);
  if (!URL.canParse(address ?? siteUrl))
    throw new UsageError('Diga o endereço do site, com https://.');
  const { host, origin } = new URL(address ?? siteUrl);
  const alias = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  // A preview, or a site that is not yet under its name, has no other names.
  const names =
    kind === 'release' && origin === siteUrl
      ? [`http://${host}`, `https://${alias}`]
      : [];
  const faults = await smoke(new URL(origin), folder, ...names);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length > 0) return false;
  console.log(`✓ ${origin} é o que foi publicado, com todos os cabeçalhos.`);
}

if (require.main === module)
  void runCommand(
    'Compara o site no ar com o que foi publicado. Uso: npm run smoke -- [https://www.empresa.com.br] [--dir dist]',
    { dir: { type: 'string', default: 'dist' } },
    ({ values, positionals: [address] }) => report(address, values.dir),
    1,
  );
