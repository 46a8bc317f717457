import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ConnectionOptions, connect } from 'node:tls';
import { lookup } from 'mime-types';
import { headersFor, readHeaders } from '../publish/headers';
import { readRecord } from '../publish/record';
import { addressOf } from '../publish/verify';
import { runCommand, UsageError } from './command';

/** A request, and what its answer has to be. */
interface Probe {
  readonly path: string;
  readonly origin?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** What the status begins with; a space stands between alternatives. */
  readonly status?: string;
  /** Where a redirect leads. */
  readonly to?: string;
  /** The published file that the answer holds. */
  readonly file?: string;
  /** The address whose rules in `_headers` hold. */
  readonly rules?: string;
}

/** Further origins of a site: without https, and the name that leads to it. */
export interface OtherOrigins {
  readonly http: string;
  readonly alias: string;
}

const AT_ONCE = 8;
const MOST_LINES = 10;
const CERTIFICATE_DAYS = 14;
const HSTS = 'Strict-Transport-Security';

/** Headers by which a host follows visitors, leads them elsewhere or tells what it is made of. */
const UNWANTED =
  'set-cookie content-security-policy-report-only report-to nel refresh speculation-rules x-powered-by';

/** What must not be there, and folders that must not list their files. */
const CLOSED =
  '/.env /.git/config /.DS_Store /_headers /_redirects /dist.json /package.json /data/company.json /index.html.br /robots.txt.gz /server-status /static/ /.well-known/';

const GOOGLEBOT =
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Hosts agree in this part: `text/javascript` and `application/javascript`, `vnd.microsoft.icon` and `x-icon`. */
const subtype = (type = '') =>
  type.split(';')[0]?.split('/')[1]?.replace('vnd.microsoft.', 'x-');

async function connectionFaults({ hostname, port }: URL): Promise<string[]> {
  async function handshake(options: ConnectionOptions) {
    const host = { host: hostname, servername: hostname, ...options };
    const socket = connect(Number(port || 443), host);
    await once(socket, 'secureConnect');
    const { alpnProtocol } = socket;
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    socket.end();
    return { alpnProtocol, days: (end - Date.now()) / 86_400_000 };
  }
  const usual = await handshake({ ALPNProtocols: ['h2', 'http/1.1'] });
  const outdated = await handshake({
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  }).catch(() => undefined);
  const faults: string[] = [];
  if (usual.alpnProtocol !== 'h2') faults.push('não fala HTTP/2');
  if (outdated) faults.push('fala uma versão antiga de TLS');
  if (usual.days < CERTIFICATE_DAYS) faults.push('o certificado está vencendo');
  return faults;
}

/**
 * Compares a live site with what was published, byte for byte and header for
 * header, and asks for what a host could add, change or leave out.
 * @param folder - what was published, with its record beside it
 * @param others - left out for a site that is not under its own name
 * @returns the faults of each check, in Portuguese
 * @throws Error in Portuguese when the folder is not what its record says
 */
export async function smoke(
  site: URL,
  folder: string,
  others?: OtherOrigins,
): Promise<Map<string, string[]>> {
  const { origin } = site;
  const isSecure = site.protocol === 'https:';
  const record = readRecord(folder);
  const rules = readHeaders(folder);
  const sums = new Map(record.files.map(({ path, sha256 }) => [path, sha256]));
  const etags = new Map<string, string>();
  const results = new Map<string, string[]>();

  function headerFaults(headers: Headers, address: string): string[] {
    const expected = new Map(headersFor(rules, address));
    if (!isSecure) expected.delete(HSTS);
    const faults = UNWANTED.split(' ').filter((name) => headers.has(name));
    for (const [name, value] of expected)
      if (headers.get(name) !== value)
        faults.push(`${name}: ${headers.get(name)}`);
    if (headers.has('X-Robots-Tag') && !expected.has('X-Robots-Tag'))
      faults.push('X-Robots-Tag');
    if (/\d/.test(headers.get('Server') ?? '')) faults.push('Server');
    if (headers.get('Link')?.includes('//')) faults.push('Link');
    const cache = headers.get('Cache-Control') ?? '';
    if (!expected.has('Cache-Control') && /max-age=[1-9]/.test(cache))
      faults.push(`Cache-Control: ${cache}`);
    return faults;
  }

  function typeFaults(file: string, type = ''): string[] {
    const isPage = file.endsWith('.html');
    const isRight =
      subtype(type) === subtype(lookup(file) || 'text/plain') &&
      (!isPage || type.toLowerCase().endsWith('charset=utf-8'));
    return isRight ? [] : [`Content-Type: ${type}`];
  }

  async function faultsOf(probe: Probe): Promise<string[]> {
    const { path, method, status = '', to, file, rules: address } = probe;
    const url = (probe.origin ?? origin) + path;
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: {
        'Accept-Encoding': 'identity',
        // Without it, fetch adds `no-cache` to a request with `If-None-Match`.
        'Cache-Control': 'max-age=0',
        // A connection that stays open keeps this program waiting.
        Connection: 'close',
        ...probe.headers,
      },
    });
    const { headers } = response;
    const bytes = Buffer.from(await response.arrayBuffer());
    const faults: string[] = [];
    const isExpected = status
      .split(' ')
      .some((start) => String(response.status).startsWith(start));
    if (!isExpected) faults.push(`status ${response.status}`);
    const location = headers.get('Location');
    const place = location ? new URL(location, url) : undefined;
    if (to ? place?.href !== to : place && place.origin !== origin)
      faults.push(`leva a ${location}`);
    if (others && url.startsWith('http:') && headers.has(HSTS))
      faults.push('HSTS sem https');
    if (address) faults.push(...headerFaults(headers, address));
    if (file) {
      const sum = createHash('sha256').update(bytes).digest('hex');
      if (sum !== sums.get(file)) faults.push('não é o que foi publicado');
      faults.push(...typeFaults(file, headers.get('Content-Type') ?? ''));
      const coding = probe.headers?.['Accept-Encoding'] ?? null;
      if (headers.get('Content-Encoding') !== coding)
        faults.push(`Content-Encoding: ${headers.get('Content-Encoding')}`);
      if (!coding) etags.set(path, headers.get('ETag') ?? '');
    }
    return faults;
  }

  async function check(sentence: string, probes: readonly Probe[]) {
    const faults: string[] = [];
    for (let start = 0; start < probes.length; start += AT_ONCE) {
      const some = probes.slice(start, start + AT_ONCE).map(async (probe) => {
        const found = await faultsOf(probe).catch((error) => [
          String(error.cause ?? error),
        ]);
        const address = (probe.origin ?? '') + probe.path;
        return found.map((fault) => `${address}: ${fault}`);
      });
      faults.push(...(await Promise.all(some)).flat());
    }
    results.set(sentence, faults);
  }

  const files = record.files
    .map(({ path }) => path)
    .filter((path) => !/^(?:_\w+|(?:404|500)\.html)$/.test(path))
    .map((file) => {
      const address = addressOf(file);
      return { file, path: encodeURI(address), rules: address, status: '200' };
    });
  const pages = files.filter(({ file }) => file.endsWith('.html'));
  const home = pages.filter(({ path }) => path === '/');
  const withHeaders = (probes: readonly Probe[], name: string, value: string) =>
    probes.map((probe) => ({ ...probe, headers: { [name]: value } }));

  await check('tudo é como foi publicado', files);
  await check(
    'o que já se tem não é enviado de novo',
    files.map(({ path, rules }) => {
      const headers = { 'If-None-Match': etags.get(path) ?? '' };
      return { path, rules, status: '304', headers };
    }),
  );
  await check(
    'páginas vão comprimidas (Brotli)',
    withHeaders(pages, 'Accept-Encoding', 'br'),
  );
  await check(
    'buscadores recebem a mesma página',
    withHeaders(home, 'User-Agent', GOOGLEBOT),
  );
  await check(
    'o que vem depois de “?” não muda a página',
    home.map((probe) => ({ ...probe, path: '/?utm_source=x' })),
  );
  await check(
    'o que não existe responde 404, com a nossa página',
    ['/', '/a/', '/static/', '/island-'].map((start) => {
      const path = start + randomUUID();
      return { path, status: '404', file: '404.html', rules: '/404.html' };
    }),
  );
  await check(
    'nada mais está aberto',
    CLOSED.split(' ').map((path) => ({ path, status: '3 4' })),
  );
  await check(
    'ninguém escreve no site',
    ['POST', 'PUT', 'DELETE'].map((method) => {
      return { path: '/', method, status: '4' };
    }),
  );
  await check(
    'cada página tem um só endereço',
    pages.flatMap(({ path }) => {
      const forms =
        path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`];
      return forms.map((form) => {
        return { path: form, status: '3', to: origin + path };
      });
    }),
  );
  await check('nenhum endereço leva a outro site', [
    { path: '//exemplo.com/' },
    { path: '/%2Fexemplo.com/' },
  ]);
  if (isSecure)
    results.set(
      'https é atual',
      await connectionFaults(site).catch((error) => [String(error)]),
    );
  if (others) {
    const path = '/termos-uso?a=1';
    const leads = (from: string, to: string) => {
      return { origin: from, path, status: '30', to: to + path };
    };
    await check('http leva a https', [leads(others.http, origin)]);
    await check('só há um nome', [
      { ...leads(others.alias, origin), rules: '/404.html' },
    ]);
    results.set(
      'as páginas dizem este endereço',
      record.siteUrl === origin ? [] : [record.siteUrl],
    );
  }
  return results;
}

function otherOrigins({ protocol, host, port }: URL): OtherOrigins | undefined {
  if (protocol === 'http:' || port) return undefined;
  const alias = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  return {
    http: `http://${host}`,
    alias: `https://${alias}`,
  };
}

async function report(address: string | undefined, folder: string) {
  const { kind, siteUrl } = readRecord(folder);
  if (!URL.canParse(address ?? siteUrl))
    throw new UsageError('Diga o endereço do site, com https://.');
  const site = new URL(address ?? siteUrl);
  const others = kind === 'release' ? otherOrigins(site) : undefined;
  const results = await smoke(site, folder, others);
  for (const [sentence, faults] of results) {
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${sentence}`);
    for (const fault of faults.slice(0, MOST_LINES))
      console.log(`    ${fault}`);
    const more = faults.length - MOST_LINES;
    if (more > 0) console.log(`    e mais ${more}`);
  }
  return [...results.values()].flat().length === 0;
}

if (require.main === module)
  void runCommand(
    'Compara o site no ar com o que foi publicado. Uso: npm run smoke -- [https://www.empresa.com.br] [--dir dist]',
    { dir: { type: 'string', default: 'dist' } },
    ({ values, positionals: [address] }) => report(address, values.dir),
    1,
  );
