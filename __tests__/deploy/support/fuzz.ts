import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { Chance } from '../../support/chance';

export interface Target {
  readonly port: number;
  readonly secureName?: string;
}

const METHODS =
  'GET GET GET GET GET HEAD POST PUT DELETE TRACE OPTIONS PATCH get FOO'.split(
    ' ',
  );
const VERSIONS =
  'HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.0 HTTP/2.0 HTTP/9 XTTP/1.1'.split(
    ' ',
  );
const TARGETS = [
  ...'/ // /// //x * http://[ http://x/ http:/// //[ /% /%zz /%00 /%5fheaders /_headers'.split(
    ' ',
  ),
  ...'/%5Fredirects /index.html%2ebr /index.html.br /index.html /index /404 /500.html'.split(
    ' ',
  ),
  ...'/termos-uso/ /termos-uso//?a /termos-uso.html /favicon.ico/ /static /static/ /#'.split(
    ' ',
  ),
  ...'/../package.json /%2e%2e/package.json /static/../../package.json /.git/config'.split(
    ' ',
  ),
  ...'/..%2f..%2f..%2fetc/passwd /%2fetc/passwd /nginx/headers.conf /.pack/site/x /?'.split(
    ' ',
  ),
  '/\\',
  '/\u00e9',
  '/a b',
  '/\u0001',
  `/${'a'.repeat(3000)}`,
  '/a'.repeat(20_000),
  '',
];
const PIECES =
  '/ // .. %2e %2f %5c \\ _headers .br %2egz static index.html ? # % ; : http://'.split(
    ' ',
  );
const HEADERS = [
  'Host: [',
  'Host: a\r\nHost: b',
  'Range: bytes=50-10',
  'Range: bytes=0-1,5-9,2-2',
  'If-None-Match: *',
  'Accept-Encoding: gzip;q=0, *',
  'Expect: 100-continue',
  'Expect: x',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'No colon',
  ': empty',
  'X: \u0001',
  'Content-Type: \u00e9',
  `X: ${'a'.repeat(20_000)}`,
];

const SECRETS =
  /Referrer-Policy: |\/termos-uso 301|"private": true|root:x:0|ssl_certificate/;

function requestBy(chance: Chance): string {
  const target =
    chance.below(3) === 0
      ? `/${chance.some(PIECES, 8).join('')}`
      : chance.of(TARGETS);
  const headers = [
    ...(chance.below(8) === 0 ? [] : ['Host: localhost']),
    ...chance.some(HEADERS, 3),
  ];
  const end = chance.below(20) === 0 ? '\n' : '\r\n';
  const first = [chance.of(METHODS), target, chance.of(VERSIONS)];
  const last = chance.below(4) === 0 ? [] : ['Connection: close'];
  return [
    first.join(chance.below(30) === 0 ? '  ' : ' '),
    ...headers,
    ...last,
    '',
    '',
  ].join(end);
}

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

export async function fuzz(
  target: Target,
  count: number,
  headers: readonly string[],
) {
  const chance = new Chance(20);
  const faults: string[] = [];
  let tried = 0;
  const worker = async () => {
    while (tried < count) {
      tried += 1;
      const request = requestBy(chance);
      const { status, head, body } = parsed(await exchange(target, request));
      if (head === '') continue;
      const [method = '', path = ''] = request.split(' ');
      const wrongMethod = status < 300 && !['GET', 'HEAD'].includes(method);
      const copy =
        status === 200 && /^[^?#]*(?:\.|%2e)(?:br|gz)(?:[?#]|$)/i.test(path);
      if (SECRETS.test(body) || wrongMethod || copy)
        faults.push(`leaked to ${request}`);
      if (!headers.every((name) => head.includes(`\r\n${name.toLowerCase()}:`)))
        faults.push(`without headers: ${request}`);
    }
  };
  await Promise.all(Array.from({ length: 12 }, worker));
  const good = `GET / HTTP/1.1\r\nHost: ${target.secureName ?? 'localhost'}\r\nConnection: close\r\n\r\n`;
  if (!/^HTTP\/1\.1 [23]/.test(await exchange(target, good)))
    faults.push('killed');
  return faults;
}
