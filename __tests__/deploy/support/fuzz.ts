import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { Chance } from '../../support/chance';

/** Where to send requests to, as bytes. */
export interface Target {
  readonly port: number;
  /** Speaks TLS to this name; plain when left out. */
  readonly secureName?: string;
}

const long = (text: string, times: number) => text.repeat(times);

const METHODS = 'GET GET GET GET GET HEAD POST PUT DELETE TRACE OPTIONS PATCH get FOO'.split(' ');
const VERSIONS = 'HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.0 HTTP/2.0 HTTP/9 XTTP/1.1'.split(' ');
const TARGETS = [
  ...'/ // /// //x * http://[ http://x/ http:/// //[ /% /%zz /%00 /%5fheaders /_headers'.split(' '),
  ...'/%5Fredirects /index.html%2ebr /index.html.br /index.html /index /404 /500.html'.split(' '),
  ...'/termos-uso/ /termos-uso//?a /termos-uso.html /favicon.ico/ /static /static/ /#'.split(' '),
  ...'/../package.json /%2e%2e/package.json /static/../../package.json /.git/config'.split(' '),
  ...'/..%2f..%2f..%2fetc/passwd /%2fetc/passwd /nginx/headers.conf /.pack/site/x /?'.split(' '),
  '/\\',
  '/\u00e9',
  '/a b',
  '/\u0001',
  `/${long('a', 3000)}`,
  long('/a', 20_000),
  '',
];
const PIECES =
  '/ // .. %2e %2f %5c \\ _headers .br %2egz static index.html ? # % ; : http://'.split(' ');
const HEADERS = [
  'Host:',
  'Host: [',
  'Host: a\r\nHost: b',
  'Range: bytes=50-10',
  'Range: bytes=-5',
  'Range: bytes=0-',
  'Range: bytes=a-b',
  'Range: bytes=0-1,5-9,2-2',
  'Range: bytes=99999999999999999999-',
  'If-Range: x',
  'If-None-Match: *',
  'If-Match: "x"',
  'If-Modified-Since: x',
  'If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT',
  'Accept-Encoding: br',
  'Accept-Encoding: gzip;q=0, *',
  'Accept-Encoding: br;q=x',
  'Expect: 100-continue',
  'Expect: x',
  'Content-Length: -1',
  'Content-Length: 5',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: x',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'No colon',
  ': empty',
  'Bad name: x',
  'X: \u0001',
  'Content-Type: \u00e9',
  `X: ${long('a', 20_000)}`,
];

/** What must never be in a body: rules of hosts, the project's and the machine's own files. */
const SECRETS = /Referrer-Policy: |\/termos-uso 301|"private": true|root:x:0|ssl_certificate/;

/** A request with a few of the things that servers stumble over. */
function requestBy(chance: Chance): string {
  const target = chance.below(3) === 0 ? `/${chance.some(PIECES, 8).join('')}` : chance.of(TARGETS);
  const headers = [
    ...(chance.below(8) === 0 ? [] : ['Host: localhost']),
    ...chance.some(HEADERS, 3),
  ];
  const end = chance.below(20) === 0 ? '\n' : '\r\n';
  const first = [chance.of(METHODS), target, chance.of(VERSIONS)];
  const last = chance.below(4) === 0 ? [] : ['Connection: close'];
  return [first.join(chance.below(30) === 0 ? '  ' : ' '), ...headers, ...last, '', ''].join(end);
}

/** Sends bytes and reads what comes back until the server closes or has said nothing for a while. */
const exchange = ({ port, secureName }: Target, request: string) =>
  new Promise<string>((done) => {
    const socket = secureName
      ? connectSecure({
          port,
          host: '127.0.0.1',
          servername: secureName,
          rejectUnauthorized: false,
        })
      : connectPlain({ port, host: '127.0.0.1' });
    let answer = '';
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      socket.setTimeout(120);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(answer));
    socket.write(Buffer.from(request, 'latin1'));
  });

/** The first final answer in what came back. */
function parsed(answer: string) {
  const final = answer.replace(/^(?:HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n)+/, '');
  const [start = '', ...rest] = final.split('\r\n\r\n');
  const head = start.toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  return {
    status: Number(/^http\/1\.[01] (\d{3}) /.exec(head)?.[1]),
    head,
    body: rest.join('\r\n\r\n').slice(0, length ? Number(length) : undefined),
  };
}

/**
 * Sends a server many requests that no browser sends, the same every time.
 * @param headers - names of the headers that every answer has
 * @returns how many were closed without a word, which a server may do to nonsense, and a line for each fault
 */
export async function fuzz(target: Target, count: number, headers: readonly string[]) {
  const chance = new Chance(20);
  const faults: string[] = [];
  let tried = 0;
  let unanswered = 0;
  const good = `GET / HTTP/1.1\r\nHost: ${target.secureName ?? 'localhost'}\r\nConnection: close\r\n\r\n`;
  const isAlive = async () => {
    // A busy machine may be slow once.
    for (let i = 0; i < 5; i += 1)
      if (/^HTTP\/1\.1 [23]/.test(await exchange(target, good))) return true;
    return false;
  };
  const tryOne = async () => {
    const request = requestBy(chance);
    tried += 1;
    const isHundredth = tried % 100 === 0;
    const { status, head, body } = parsed(await exchange(target, request));
    if (head === '') unanswered += 1;
    else {
      const [method = '', path = ''] = request.split(' ');
      const wrongMethod = status < 300 && !['GET', 'HEAD'].includes(method);
      const copy = status === 200 && /^[^?#]*(?:\.|%2e)(?:br|gz)(?:[?#]|$)/i.test(path);
      if (SECRETS.test(body) || wrongMethod || copy) faults.push(`leaked to ${request}`);
      if (!headers.every((name) => head.includes(`\r\n${name.toLowerCase()}:`)))
        faults.push(`without headers: ${request}`);
    }
    if (isHundredth && !(await isAlive())) faults.push(`killed by ${request}`);
  };
  const worker = async () => {
    while (tried < count) await tryOne();
  };
  await Promise.all(Array.from({ length: 12 }, worker));
  return { unanswered, faults };
}
