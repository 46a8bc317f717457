import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { type ConnectionOptions, connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { lookup } from 'mime-types';
import {
  addressOf,
  headersFor,
  sha256,
} from '../../plugins/gatsby-plugin-documents';
import { type PublicationRecord, readRecord } from './record';
import { daysLeft } from './securityTxt';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request, and what its answer has to be. */
interface Probe {
  /** As it is sent: nothing in it is cleaned. */
  readonly path: string;
  /** The site's own, unless it says otherwise. */
  readonly origin?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: readonly number[];
  /** Where a redirect may lead; anywhere in the site, if left out. */
  readonly to?: readonly string[];
  /** The published file that the answer holds. */
  readonly file?: string;
  /** The address whose headers the answer must have; others may have none of them, if left out. */
  readonly rules?: string;
}

const MAX_SILENCE = 5_000;
const MAX_TIME = 30_000;
const MAX_LINES = 20;
const CONCURRENCY = 6;
const MIN_DAYS = 14;
/** In bytes: hosts do not compress what is smaller. */
const MIN_COMPRESSED = 500;

const HSTS = 'strict-transport-security';
const PERMANENT = [301, 308];
const REFUSED = [400, 403, 404, 405, 410, 414, 501];

const PLAIN = { 'Accept-Encoding': 'identity' };
const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,image/avif,*/*;q=0.8',
  'Accept-Language': 'pt-BR,pt;q=0.9',
  'Accept-Encoding': 'br',
  'Sec-Fetch-Mode': 'navigate',
};
/** Somebody who comes from a search, with a telephone. */
const PHONE = {
  ...BROWSER,
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Accept-Encoding': 'gzip',
  Referer: 'https://www.google.com/',
};
const ROBOT = {
  ...PLAIN,
  'User-Agent':
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};
/** What another site's page asks for, to show it there. */
const STRANGER = {
  ...BROWSER,
  'Accept-Encoding': 'identity',
  Referer: 'https://exemplo.com/',
  'Sec-Fetch-Mode': 'no-cors',
  'Sec-Fetch-Site': 'cross-site',
};

/** Headers that say nothing to a browser about what it may do. */
const USUAL =
  'accept-ranges age allow alt-svc cache-control connection content-encoding content-length content-range content-type date etag expires keep-alive last-modified link location priority server server-timing transfer-encoding vary via x-cache';

/** What a server could show beside the site. */
const CLOSED =
  '/.env /.git/HEAD /.git/config /.git/ /.svn/entries /.htaccess /.DS_Store /_headers /_redirects /%5fheaders /dist.json /record.json /nginx/record.json /nginx/site.conf /package.json /package-lock.json /gatsby-config.ts /node_modules/ /data/company.json /data/ /logs/access.log /index.html.br /index.html.gz /robots.txt.gz /index.html~ /index.html.bak /page-data/index/page-data.json /static /static/ /static../_headers /.well-known /.well-known/ /server-status /nginx_status /sw.js /backup.zip /phpinfo.php';

/** Addresses that must not lead to another host, whatever is done with their slashes. */
const AWAY =
  '//exemplo.com/ //exemplo.com// //exemplo.com/index.html //exemplo.com/a.html ///exemplo.com/ //exemplo.com/%2e%2e /\\exemplo.com/ /\\\\exemplo.com/ /\\/exemplo.com/ /%5Cexemplo.com/ /%2Fexemplo.com/ /%2F%2Fexemplo.com/ /%09/exemplo.com/ /.exemplo.com/ /@exemplo.com/ /https://exemplo.com/ /%0d%0aSet-Cookie:a=1/ /?url=https://exemplo.com/ /?next=//exemplo.com';

function ask(origin: string, probe: Probe): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { path, method, headers } = probe;
  const send = protocol === 'https:' ? requestSecurely : request;
  return new Promise((done, fail) => {
    const silent = new Error(`não respondeu em ${MAX_SILENCE / 1000} segundos`);
    let early: IncomingHttpHeaders = {};
    const asked = send({
      ...{ hostname, port, path, method, agent: false },
      headers: { ...PLAIN, ...headers },
      timeout: MAX_SILENCE,
      signal: AbortSignal.timeout(MAX_TIME),
    });
    asked.on('timeout', () => asked.destroy(silent)).on('error', fail);
    asked.on('information', (information) => {
      early = information.headers;
    });
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part)).on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: { ...early, ...response.headers },
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.end();
  });
}

/** @throws Error in Portuguese when nobody answers */
async function connectionFaults({ hostname: host, port }: URL) {
  async function handshake(options: ConnectionOptions) {
    const name = { host, servername: host };
    const socket = connect(Number(port || 443), { ...name, ...options });
    const signal = AbortSignal.timeout(MAX_SILENCE);
    try {
      await once(socket, 'secureConnect', { signal });
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      const days = (end - Date.now()) / 86_400_000;
      return { protocol: socket.alpnProtocol, days };
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(
        `a porta ${port || 443} não respondeu em ${MAX_SILENCE / 1000} segundos`,
        { cause: error },
      );
    } finally {
      socket.destroy();
    }
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
    days < MIN_DAYS && `o certificado vence em ${Math.floor(days)} dias`,
  ].filter((fault) => fault !== false);
}

/**
 * What is wrong with an answer's headers.
 * @param expected - by their names in lower case
 * @param known - what may be there beside them
 */
function headerFaults(
  headers: IncomingHttpHeaders,
  expected: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
  isComplete: boolean,
): string[] {
  const faults: string[] = [];
  for (const [name, value] of expected)
    if (headers[name] === undefined ? isComplete : headers[name] !== value)
      faults.push(
        headers[name] === undefined
          ? `falta ${name}`
          : `${name} é outro: ${String(headers[name]).slice(0, 60)}`,
      );
  // Cloudflare lets every site read what it sends to anybody.
  const isPublic = headers['cf-ray'] ? 'access-control-allow-origin' : '';
  for (const name of Object.keys(headers)) {
    const isUsual = USUAL.split(' ').includes(name) || name.startsWith('cf-');
    const isKnown = expected.has(name) || known.has(name);
    if (!isUsual && !isKnown && name !== isPublic)
      faults.push(`${name}, que não foi publicado`);
  }
  const { link, server = '', vary = 'accept-encoding' } = headers;
  const cache = headers['cache-control'] ?? '';
  const isKept = /(?:max-?age|s-maxage)=[1-9]|immutable/.test(cache);
  if (isKept && !expected.has('cache-control'))
    faults.push(`cache-control é outro: ${cache}`);
  if (/\d/.test(String(server))) faults.push(`server diz a versão: ${server}`);
  if (/\/\/|^$/.test(String(link ?? '/'))) faults.push(`link para ${link}`);
  if (/"[^":]+:\d/.test(headers['alt-svc'] ?? ''))
    faults.push('alt-svc leva a outro servidor');
  if (vary.toLowerCase() !== 'accept-encoding') faults.push(`vary: ${vary}`);
  return faults;
}

/** Hosts agree in this part: `text/javascript` and `application/javascript`, `vnd.microsoft.icon` and `x-icon`. */
const subtype = (type: string) =>
  type.split(';')[0]?.split('/')[1]?.replace('vnd.microsoft.', 'x-');

const isText = (file: string) =>
  /text|script|json|xml/.test(String(lookup(file)));

function unpack(coding: string | undefined, body: Buffer) {
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}

/**
 * Compares a live site with the record of a publication, byte for byte and
 * header for header, and asks for what a host could add, change or leave out.
 * @param http - the site's origin without https, where it has one
 * @param alias - the origin that leads to the site's, where there is one
 * @param httpAlias - that one without https
 * @returns the faults, in Portuguese, one line for each cause
 */
export async function smoke(
  site: URL,
  record: Pick<PublicationRecord, 'files' | 'rules'>,
  http?: string,
  alias?: string,
  httpAlias?: string,
): Promise<string[]> {
  const { origin } = site;
  const isSecure = site.protocol === 'https:';
  const published = new Map(record.files.map((file) => [file.path, file]));
  const known = new Set(
    record.rules
      .filter(({ pattern }) => pattern !== '/*')
      .flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase())),
  );
  known.delete('x-robots-tag');
  const causes = new Map<string, Set<string>>();
  const tell = (cause: string, where: string) =>
    causes.set(cause, (causes.get(cause) ?? new Set()).add(where));

  function contentFaults(file: string, probe: Probe, answer: Answer) {
    const { headers } = answer;
    const faults: string[] = [];
    const { size = 0, sha256: sum } = published.get(file) ?? {};
    const wanted = { ...PLAIN, ...probe.headers }['Accept-Encoding'];
    const coding = headers['content-encoding'];
    const isSmall = !isText(file) || size < MIN_COMPRESSED;
    if (wanted === 'identity' ? coding : coding !== wanted && !isSmall)
      faults.push(
        `${wanted === 'identity' ? 'sem' : 'falta a'} compressão ${wanted}: veio ${coding ?? 'nenhuma'}`,
      );
    if (coding && !/accept-encoding/i.test(headers.vary ?? ''))
      faults.push('falta vary: Accept-Encoding');
    const type = headers['content-type']?.toLowerCase() ?? 'nenhum';
    const isRight = subtype(type) === subtype(lookup(file) || 'text/plain');
    const charset = type.split('charset=')[1];
    if (!isRight || (charset ?? 'utf-8') !== 'utf-8')
      faults.push(`content-type é outro: ${type}`);
    else if (!charset && /html$|txt$/.test(file))
      faults.push(`content-type sem charset=utf-8: ${type}`);
    if (probe.method === 'HEAD') return faults;
    const body = unpack(coding, answer.body);
    if (answer.status === 206) {
      if (headers['content-range'] !== `bytes 0-99/${size}`)
        faults.push('content-range é outro');
    } else if (sha256(body) !== sum)
      faults.push('o conteúdo não é o que foi publicado');
    if (file.endsWith('security.txt') && !(daysLeft(String(body)) >= MIN_DAYS))
      faults.push('security.txt venceu ou está vencendo: publique de novo');
    return faults;
  }

  function faultsOf(probe: Probe, answer: Answer): string[] {
    const { path, status: wanted, to, file, rules } = probe;
    const { status, headers } = answer;
    const base = probe.origin ?? origin;
    const { location } = headers;
    const place = location && new URL(location, base + path.split('?')[0]);
    const isElsewhere = place && !to && place.origin !== origin;
    if (isElsewhere) return [`leva a outro site: ${place.origin}`];
    if (!wanted.includes(status))
      return [`status ${status} em vez de ${wanted.slice(0, 2).join(' ou ')}`];
    const faults: string[] = [];
    if (to && status < 400 && !(place && to.includes(place.href)))
      faults.push(`leva a ${location} em vez de ${to[0]}`);
    const expected = new Map(
      headersFor(record.rules, rules ?? '/*').map(
        ([name, value]) => [name.toLowerCase(), value] as const,
      ),
    );
    if (!base.startsWith('https:')) expected.delete(HSTS);
    const isComplete = rules !== undefined;
    faults.push(...headerFaults(headers, expected, known, isComplete));
    if (file && status !== 304 && status < 500)
      faults.push(...contentFaults(file, probe, answer));
    return faults;
  }

  async function run(probe: Probe): Promise<Answer | undefined> {
    const { method = 'GET', path, origin: at = origin } = probe;
    const where = `${method} ${at === origin ? '' : at}${path}`;
    try {
      let answer = await ask(at, probe);
      for (let i = 0; answer.status === 429 && i < 5; i += 1) {
        await pause(1000);
        answer = await ask(at, probe);
      }
      for (const fault of faultsOf(probe, answer)) tell(fault, where);
      return answer;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      tell(`sem resposta que se possa ler: ${code ?? message}`, where);
      return undefined;
    }
  }

  const files = [...published.keys()].filter(
    (file) => !/^(?:_\w+|(?:404|500)\.html)$/.test(file),
  );
  const pages = files.filter((file) => file.endsWith('.html'));
  const inner = pages.find((file) => file !== 'index.html') ?? 'index.html';
  const card = files.find((file) => file.startsWith('social-card'));

  async function checkFile(file: string) {
    const rules = addressOf(file);
    const right = { path: encodeURI(rules), file, rules, status: [200] };
    const isPage = pages.includes(file);
    const askers = isPage ? [PLAIN, BROWSER, PHONE, ROBOT] : [PLAIN];
    if (!isPage && isText(file)) askers.push(BROWSER, PHONE, ROBOT);
    else if (!isPage) askers.push({ ...BROWSER, ...PLAIN });
    const [first] = await Promise.all(
      askers.map((headers) => run({ ...right, headers })),
    );
    if (first?.status !== 200) return;
    const { etag } = first.headers;
    if (!etag) return void tell('falta etag', `GET ${right.path}`);
    if (!isPage && file !== card && !isText(file)) return;
    const known = { 'If-None-Match': etag };
    await run({ ...right, headers: known, status: [304] });
    const other = { 'If-None-Match': '"outro"' };
    for (const headers of [other, { ...BROWSER, ...other }])
      await run({ ...right, headers });
    if (file !== inner && file !== card) return;
    await run({ ...right, method: 'HEAD' });
    await run({ ...right, method: 'HEAD', headers: BROWSER });
    const part = { Range: 'bytes=0-99' };
    const answer = await run({ ...right, headers: part, status: [200, 206] });
    if (answer?.status === 206)
      if (!answer.body.equals(first.body.subarray(0, 100)))
        tell('um pedaço (Range) não é o que foi publicado', right.path);
    const behind = { Range: 'bytes=99999999-' };
    await run({ path: right.path, headers: behind, status: [200, 416] });
    await run({ ...right, headers: STRANGER });
  }

  function probesOfPage(file: string): Probe[] {
    const page = addressOf(file);
    const led = { status: PERMANENT, to: [origin + page], rules: '/*' };
    if (page === '/') return [{ ...led, path: '/index.html' }];
    const copies = [`/${page}`, page.toUpperCase(), `${page}.HTML`];
    copies.push(`${page}/index.html`);
    return [
      { ...led, path: `${page}/`, status: [301] },
      { ...led, path: `${page}/`, status: [301], headers: BROWSER },
      {
        ...led,
        path: `${page}/?a=1`,
        to: [`${origin}${page}?a=1`],
        headers: { 'X-Forwarded-Host': 'exemplo.com' },
      },
      { ...led, path: `${page}.html` },
      ...copies.map((path) => ({ path, status: [404, ...PERMANENT] })),
      { path: `${page}/x`, status: [404] },
    ];
  }

  /** @returns what leads to the site from its other names */
  function probesOfNames(): Probe[] {
    const path = `${addressOf(inner)}?a=1`;
    const direct = { path, status: PERMANENT, to: [origin + path] };
    const probes: Probe[] = [];
    if (http) probes.push({ ...direct, origin: http });
    if (alias) probes.push({ ...direct, origin: alias, rules: '/*' });
    if (httpAlias) {
      const to = [...direct.to, `${alias}${path}`];
      probes.push({ ...direct, origin: httpAlias, to });
    }
    const asked = probes.flatMap((probe) => [
      probe,
      { ...probe, headers: BROWSER },
    ]);
    return asked.flatMap((probe) => [
      probe,
      { ...probe, path: '/', to: probe.to?.map((to) => new URL('/', to).href) },
    ]);
  }

  const home = { file: 'index.html', rules: '/', status: [200] };
  const missing = { file: '404.html', rules: '/*', status: [404] };
  const lost = ['/', '/a/b/', '/static/', '/island-'].map(
    (start) => `${start}nada-${Date.now()}`,
  );
  const probes: Probe[] = [
    { ...home, path: '/?utm_source=x&fbclid=y', headers: PHONE },
    { ...home, path: '/?utm_source=x' },
    {
      ...home,
      path: '/',
      headers: { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    },
    {
      ...home,
      path: '/',
      headers: { 'User-Agent': 'facebookexternalhit/1.1 WhatsApp/2.24' },
    },
    ...lost.flatMap((path) =>
      [PLAIN, BROWSER, PHONE].map((headers) => ({ ...missing, path, headers })),
    ),
    ...CLOSED.split(' ').map((path) => ({
      path,
      status: [...REFUSED, ...PERMANENT],
    })),
    ...AWAY.split(' ').map((path) => ({
      path,
      status: [200, 400, 403, 404, ...PERMANENT],
    })),
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS'].map((method) => ({
      path: '/',
      method,
      status: REFUSED,
    })),
    ...['/INDEX.HTML', '//favicon.ico', '/SOCIAL-CARD.JPG', '//static/'].map(
      (path) => ({ path, status: [404, ...PERMANENT] }),
    ),
    ...pages.flatMap(probesOfPage),
    ...probesOfNames(),
  ];

  const maps = files.filter((file) => /\.(?:js|css)$/.test(file));
  probes.push(
    ...maps.map((file) => ({ path: `/${file}.map`, status: REFUSED })),
  );

  try {
    if (isSecure)
      for (const fault of await connectionFaults(site)) tell(fault, origin);
    await ask(origin, { path: '/', status: [] });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return [`${origin} não responde: ${message || code}`];
  }
  const tasks = [
    ...files.map((file) => () => checkFile(file)),
    ...probes.map((probe) => async () => {
      const answer = await run(probe);
      const { location = '' } = answer?.headers ?? {};
      // A closed folder may lead to the form with a slash, or without it, first.
      if (CLOSED.split(' ').includes(probe.path) && location)
        await run({ path: location, status: REFUSED });
    }),
  ].values();
  const work = async () => {
    for (const task of tasks) await task();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return linesOf(causes);
}

/** One line for each cause, the most frequent first. */
function linesOf(causes: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const lines = [...causes]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([cause, places]) => {
      const [first, second] = places;
      if (places.size === 1) return `${cause} (${first})`;
      return `${cause} (${places.size} pedidos, como ${first} e ${second})`;
    });
  if (lines.length <= MAX_LINES) return lines;
  const others = lines.length - MAX_LINES + 1;
  return [...lines.slice(0, MAX_LINES - 1), `e mais ${others} causas`];
}

/** @param place - as in deploy/nginx/publish.sh. @throws Error in Portuguese when the server has no record there */
function recordOnAir(place: string): PublicationRecord {
  const [server = '', folder = ''] = place.split(/:(.*)/);
  const [ssh = '', ...options] = (process.env.SSH ?? 'ssh').split(' ');
  const { status, stdout, stderr } = spawnSync(
    ssh,
    [...options, server, `cat '${folder}/current/nginx/record.json'`],
    { encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Error(`Não consegui ler a versão no ar em ${place}: ${stderr}`);
  return JSON.parse(stdout);
}

/**
 * Prints what differs between a live site and what was published.
 * @param address - the site's, if left out
 * @param place - the server whose version on air is compared, instead of the folder
 * @returns whether nothing does
 */
export async function reportSmoke(
  address: string | undefined,
  folder: string,
  place?: string,
): Promise<boolean> {
  const record = place ? recordOnAir(place) : readRecord(folder);
  const { kind, siteUrl, commit } = record;
  const url = address ?? siteUrl;
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new Error('Diga o endereço do site, com https://.');
  const { host, origin } = new URL(url);
  const alias = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  // A preview, or a site that is not yet under its name, has no other names.
  const names =
    kind === 'release' && origin === siteUrl
      ? [`http://${host}`, `https://${alias}`, `http://${alias}`]
      : [];
  const what = `${place ? `a versão no ar em ${place}` : folder} (${kind} do commit ${commit.slice(0, 12)})`;
  console.log(`Comparo ${origin} com ${what}.`);
  const faults = await smoke(new URL(origin), record, ...names);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0)
    console.log(`✓ ${origin} é o que foi publicado, com todos os cabeçalhos.`);
  return faults.length === 0;
}
