import { connect } from 'node:tls';
import { securityDaysLeft } from '../publish/documents';
import { commonHeaders } from '../publish/headerRules';
import { inlineHashes } from '../publish/policy';
import { runCommand, UsageError } from './command';

const USAGE = `Confere um endereço no ar. Uso: npm run smoke -- https://www.empresa.com.br [--preview]
  --preview   o site é uma prévia: que ele peça aos buscadores que fiquem fora é certo`;

/** What is asked of the site: a sentence that holds, or else what was found instead; undefined where it says nothing. */
type Check = readonly [
  sentence: string,
  found: () => Promise<string | undefined> | string | undefined,
];

const FOR_ALL = commonHeaders({
  ...{ pages: [], hashed: [], fixed: [], policy: '', unlisted: false, hstsPreload: false },
});

/** Headers of every answer that are not as they should be. */
function wrongHeaders({ headers, url }: Response): string | undefined {
  const wrong = FOR_ALL.filter(([name, value]) => {
    const sent = headers.get(name);
    if (name === 'Content-Security-Policy') return !sent?.includes("default-src 'none'");
    if (name === 'Strict-Transport-Security')
      return (
        url.startsWith('https:') && Number(/max-age=(\d+)/.exec(sent ?? '')?.[1] ?? 0) < 31536000
      );
    return sent !== value;
  });
  return wrong.length > 0 ? wrong.map(([name]) => name).join(', ') : undefined;
}

/** Which protocol a server prefers of those that browsers offer. */
const protocolOf = (hostname: string, port: string) =>
  new Promise<string>((done) => {
    const options = { host: hostname, port: Number(port || 443), servername: hostname };
    const socket = connect({ ...options, ALPNProtocols: ['h2', 'http/1.1'] }, () => {
      done(socket.alpnProtocol || 'http/1.1');
      socket.destroy();
    });
    socket.on('error', ({ message }) => done(message));
  });

const otherName = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

/** Everything that is asked of a live site. @param base - its address */
async function checksOf(base: URL, preview: boolean): Promise<Check[]> {
  const ask = (address: string | URL, init: RequestInit = {}) =>
    fetch(new URL(address, base), { redirect: 'manual', ...init });
  const home = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
  const html = await home.text();
  const missing = await ask(`/nao-existe-${Date.now()}`);
  const sitemap = await (await ask('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page));
  const asset = /\/static\/[^"'\s)]+\.woff2/.exec(html)?.[0] ?? '/static/';
  const policy = home.headers.get('Content-Security-Policy') ?? '';
  const { scripts, styles } = inlineHashes([html]);

  const status = async (path: string, wanted: number, init?: RequestInit) => {
    const answer = await ask(path, init);
    return answer.status === wanted ? undefined : `status ${answer.status}`;
  };
  const leads = async (from: string | URL, to: string) => {
    const { headers, status: code } = await ask(from);
    const place = headers.get('Location');
    const arrives = place && new URL(place, new URL(from, base)).href === new URL(to, base).href;
    return code >= 300 && code < 400 && arrives ? undefined : `status ${code}, ${place}`;
  };

  const everywhere: Check[] = [
    [
      'a página inicial responde',
      () => (home.status === 200 ? undefined : `status ${home.status}`),
    ],
    ['tem todos os cabeçalhos de segurança', () => wrongHeaders(home)],
    [
      'a página que não existe responde 404',
      () => (missing.status === 404 ? undefined : `status ${missing.status}`),
    ],
    ['e tem os mesmos cabeçalhos', () => wrongHeaders(missing)],
    [
      'a política conhece cada script e estilo: ninguém mudou a página depois da construção',
      () => [...scripts, ...styles].find((hash) => !policy.includes(hash)),
    ],
    [
      'a página não chama nada de terceiros',
      () =>
        [
          ...html.matchAll(
            /<(?:script|img|source|iframe|link)\b[^>]*\b(?:src|srcset|href)="(?:https?:)?\/\/([^/"]+)/g,
          ),
        ]
          .map(([, host]) => host)
          .find((host) => !pages.some((page) => page.host === host)) ??
        /\/cdn-cgi\/[^"']*/.exec(html)?.[0],
    ],
    ['o sitemap lista páginas', () => (pages.length > 0 ? undefined : 'nenhuma')],
    ...pages.map(({ pathname }): Check => [`${pathname} responde`, () => status(pathname, 200)]),
    ...pages
      .filter(({ pathname }) => pathname !== '/')
      .map(
        ({ pathname }): Check => [
          `${pathname}/ leva ao endereço sem barra`,
          () => leads(`${pathname}/`, pathname),
        ],
      ),
    ...['/_headers', '/_redirects', '/index.html.br', '/.git/config'].map(
      (path): Check => [`não mostra ${path}`, () => status(path, 404)],
    ),
    [
      preview ? 'pede aos buscadores que fiquem fora' : 'deixa que os buscadores o achem',
      () => {
        const header = home.headers.get('X-Robots-Tag') ?? '';
        const closed = /^noindex/.test(header) || /name="robots" content="noindex/.test(html);
        return closed === preview ? undefined : header || 'nada diz';
      },
    ],
    [
      'o security.txt vale por mais de 30 dias',
      async () => {
        const days = securityDaysLeft(
          await (await ask('/.well-known/security.txt')).text(),
          new Date(),
        );
        return days > 30 ? undefined : `${Math.floor(days)} dias`;
      },
    ],
    [
      'arquivos com hash no nome ficam guardados por um ano',
      async () => {
        const kept = (await ask(asset)).headers.get('Cache-Control') ?? 'sem Cache-Control';
        return /immutable/.test(kept) ? undefined : kept;
      },
    ],
    [
      'páginas são conferidas a cada visita',
      () => {
        const kept = home.headers.get('Cache-Control') ?? 'sem Cache-Control';
        return /max-age=0|no-cache/.test(kept) ? undefined : kept;
      },
    ],
    [
      'e não são enviadas de novo a quem já as tem',
      () =>
        status('/', 304, {
          headers: {
            'If-None-Match': home.headers.get('ETag') ?? '',
            // Without a word of its own, fetch asks for the page anew.
            'Cache-Control': 'max-age=0',
          },
        }),
    ],
    [
      'páginas vão comprimidas (Brotli)',
      () => {
        const coding = home.headers.get('Content-Encoding') ?? 'sem compressão';
        return coding === 'br' ? undefined : coding;
      },
    ],
    [
      'o servidor não diz a sua versão',
      () => {
        const server = home.headers.get('Server') ?? '';
        return /\d/.test(server) ? server : undefined;
      },
    ],
  ];
  if (base.protocol !== 'https:') return everywhere;
  const h2: Check = [
    'fala HTTP/2',
    async () => {
      const protocol = await protocolOf(base.hostname, base.port);
      return protocol === 'h2' ? undefined : protocol;
    },
  ];
  // With a port of its own it is a trial, not the site's address.
  if (base.port) return [...everywhere, h2];
  return [
    ...everywhere,
    h2,
    [
      'o endereço canônico é este',
      () => pages.map(({ host }) => host).find((host) => host !== base.host),
    ],
    ['http leva a https', () => leads(`http://${base.host}/`, '/')],
    [
      `${otherName(base.host)} leva a ${base.host}`,
      () => leads(`https://${otherName(base.host)}/`, '/'),
    ],
  ];
}

/** Asks everything and says of each sentence whether it holds. @returns whether all do */
async function smoke(address: string, preview: boolean): Promise<boolean> {
  if (!URL.canParse(address)) throw new UsageError('Diga o endereço do site, com https://.');
  const checks = await checksOf(new URL(address), preview).catch((error: Error) => {
    throw new Error(
      `${address} não responde (${(error.cause as Error)?.message ?? error.message}).`,
    );
  });
  let failed = 0;
  for (const [sentence, found] of checks) {
    const wrong = await Promise.resolve()
      .then(found)
      .catch(({ message }: Error) => message);
    if (wrong !== undefined) failed += 1;
    console.log(wrong === undefined ? `✓ ${sentence}` : `✗ ${sentence}: ${wrong}`);
  }
  console.log(`\n${checks.length - failed} certos, ${failed} errados em ${address}.`);
  return failed === 0;
}

void runCommand(
  USAGE,
  { preview: { type: 'boolean', default: false } },
  ({ values, positionals }) => smoke(positionals[0] ?? '', values.preview),
);
