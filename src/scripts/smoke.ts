import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { commonHeaders } from '../publish/headers';
import { daysUntilExpiry } from '../publish/securityTxt';
import { runCommand, UsageError } from './command';

const USAGE = `Confere um endereço no ar. Uso: npm run smoke -- https://www.empresa.com.br [--preview]
  --preview   o site é uma prévia: que ele peça aos buscadores que fiquem fora é certo`;

const hashesOf = (texts: readonly string[]) =>
  [...new Set(texts)]
    .map(
      (text) =>
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    .sort();

/** Whether a browser runs an inline script; all else (JSON-LD) is data, which no policy asks about. */
const runs = (attributes: string) =>
  !/\bsrc=|\btype="(?!module"|(?:text|application)\/javascript")/.test(
    attributes,
  );

/** Hashes of the inline scripts and styles, as a policy names them. @param pages - as published, byte for byte */
function inlineHashes(pages: readonly string[]) {
  const html = pages.join('\n');
  const scripts = [
    ...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g),
  ].filter(([, attributes = '']) => runs(attributes));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  return {
    scripts: hashesOf(scripts.map(([, , text = '']) => text)),
    styles: hashesOf(styles.map(([, text = '']) => text)),
  };
}

type Fault = string | undefined;

const unless = (holds: boolean, found: string): Fault =>
  holds ? undefined : found;

function wrongHeaders({
  headers,
  url,
}: Pick<Response, 'headers' | 'url'>): Fault {
  const wrong = commonHeaders({
    policy: '',
    unlisted: false,
    hstsPreload: false,
  }).filter(([name, value]) => {
    const sent = headers.get(name) ?? '';
    if (name === 'Content-Security-Policy')
      return !sent.includes("default-src 'none'");
    if (name === 'Strict-Transport-Security')
      return url.startsWith('https:') && !/max-age=\d{8}/.test(sent);
    return sent !== value;
  });
  return unless(wrong.length === 0, wrong.map(([name]) => name).join(', '));
}

async function protocolOf({ hostname, port }: URL): Promise<string> {
  const offer = { servername: hostname, ALPNProtocols: ['h2', 'http/1.1'] };
  const socket = connect(Number(port || 443), hostname, offer);
  await once(socket, 'secureConnect');
  socket.destroy();
  return socket.alpnProtocol || 'http/1.1';
}

/** What a visitor, a search engine and somebody curious would ask. @returns whether all is well */
async function smoke(base: URL, preview: boolean): Promise<boolean> {
  const results: boolean[] = [];
  const tell = async (sentence: string, fault: Fault | Promise<Fault>) => {
    const found = await fault;
    results.push(found === undefined);
    console.log(
      found === undefined ? `✓ ${sentence}` : `✗ ${sentence}: ${found}`,
    );
  };
  const ask = async (address: string, sent: Record<string, string> = {}) => {
    const answer = await fetch(new URL(address, base), {
      redirect: 'manual',
      // A connection that stays open keeps this program waiting.
      headers: { ...sent, Connection: 'close' },
    });
    const { status, headers, url } = answer;
    return { status, headers, url, text: await answer.text() };
  };
  const answers = async (
    path: string,
    wanted: number,
    headers?: Record<string, string>,
  ) => {
    const { status } = await ask(path, headers);
    return unless(status === wanted, `status ${status}`);
  };
  const leads = async (from: string, to: string) => {
    const { headers, status } = await ask(from);
    const place = headers.get('Location') ?? '';
    const arrives =
      new URL(place, new URL(from, base)).href === new URL(to, base).href;
    return unless(
      status >= 300 && status < 400 && arrives,
      `status ${status}, ${place}`,
    );
  };

  const home = await ask('/', { 'Accept-Encoding': 'br' });
  const html = home.text;
  const header = (name: string) => home.headers.get(name) ?? '';
  await tell(
    'a página inicial responde',
    unless(home.status === 200, `status ${home.status}`),
  );
  await tell('tem todos os cabeçalhos de segurança', wrongHeaders(home));
  const missing = await ask(`/nao-existe-${Date.now()}`);
  await tell(
    'a página que não existe responde 404, com os mesmos cabeçalhos',
    unless(missing.status === 404, `status ${missing.status}`) ??
      wrongHeaders(missing),
  );
  const { scripts, styles } = inlineHashes([html]);
  const policy = header('Content-Security-Policy');
  await tell(
    'ninguém mudou a página depois da construção: a política conhece cada script e estilo',
    [...scripts, ...styles].find((hash) => !policy.includes(hash)) ??
      /\/cdn-cgi\/[^"']*/.exec(html)?.[0],
  );

  const { text: sitemap } = await ask('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, at = '']) => new URL(at),
  );
  const own = pages.map(({ host }) => host);
  const called = html.matchAll(
    /<(?!a\b|meta\b)[^>]*\b(?:src|srcset|href)="(?:https?:)?\/\/([^/"]+)/g,
  );
  const strangers = [...called]
    .map(([, host = '']) => host)
    .filter((host) => !own.includes(host));
  await tell('a página não chama nada de terceiros', strangers[0]);
  await tell('o sitemap lista páginas', unless(pages.length > 0, 'nenhuma'));
  for (const { pathname } of pages) {
    await tell(`${pathname} responde`, answers(pathname, 200));
    if (pathname !== '/')
      await tell(
        `${pathname}/ leva ao endereço sem barra`,
        leads(`${pathname}/`, pathname),
      );
  }
  for (const path of [
    '/_headers',
    '/_redirects',
    '/index.html.br',
    '/.git/config',
  ])
    await tell(`não mostra ${path}`, answers(path, 404));
  const robots = header('X-Robots-Tag');
  const closed =
    /^noindex/.test(robots) || /name="robots" content="noindex/.test(html);
  await tell(
    preview
      ? 'pede aos buscadores que fiquem fora'
      : 'deixa que os buscadores o achem',
    unless(closed === preview, robots || 'nada diz'),
  );
  const { text: security } = await ask('/.well-known/security.txt');
  const days = Math.floor(daysUntilExpiry(security, new Date()));
  await tell(
    'o security.txt vale por mais de 30 dias',
    unless(days > 30, `${days} dias`),
  );

  const asset = /\/static\/[^"'\s)]+\.woff2/.exec(html)?.[0] ?? '/static/';
  const kept = (await ask(asset)).headers.get('Cache-Control') ?? '';
  await tell(
    'arquivos com hash no nome ficam guardados',
    unless(/immutable/.test(kept), kept),
  );
  const cache = header('Cache-Control');
  const revalidated = /max-age=0|no-cache/.test(cache);
  await tell(
    'páginas são conferidas a cada visita',
    unless(revalidated, cache),
  );
  // fetch adds `Cache-Control: no-cache` to a request with `If-None-Match`, unless it has its own.
  const known = {
    'If-None-Match': header('ETag'),
    'Cache-Control': 'max-age=0',
  };
  const again = answers('/', 304, { 'Accept-Encoding': 'br', ...known });
  await tell('e não são enviadas de novo a quem já as tem', again);
  const coding = header('Content-Encoding');
  await tell(
    'páginas vão comprimidas (Brotli)',
    unless(coding === 'br', coding || 'inteiras'),
  );
  const server = header('Server');
  await tell(
    'o servidor não diz a sua versão',
    unless(!/\d/.test(server), server),
  );

  if (base.protocol === 'https:') {
    const protocol = await protocolOf(base).catch(
      ({ message }: Error) => message,
    );
    await tell('fala HTTP/2', unless(protocol === 'h2', protocol));
  }
  // With a port of its own it is a trial, not the site's address.
  if (base.protocol === 'https:' && !base.port) {
    const other = base.host.startsWith('www.')
      ? base.host.slice(4)
      : `www.${base.host}`;
    const stranger = own.find((host) => host !== base.host);
    await tell('o endereço canônico é este', stranger);
    await tell('http leva a https', leads(`http://${base.host}/`, '/'));
    await tell(`${other} leva a ${base.host}`, leads(`https://${other}/`, '/'));
  }
  console.log(
    `\n${results.filter(Boolean).length} de ${results.length} certos em ${base.origin}.`,
  );
  return !results.includes(false);
}

void runCommand(
  USAGE,
  { preview: { type: 'boolean', default: false } },
  ({ values, positionals: [address = ''] }) => {
    if (!URL.canParse(address))
      throw new UsageError('Diga o endereço do site, com https://.');
    return smoke(new URL(address), values.preview).catch(
      ({ cause, message }: Error) => {
        throw new Error(
          `${address} não responde (${(cause as Error)?.message ?? message}).`,
        );
      },
    );
  },
  1,
);
