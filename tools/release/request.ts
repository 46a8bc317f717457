import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';

const MAX_SILENCE = 5_000;
const MIN_DAYS = 14;

/** The headers of a plain client. */
export const PLAIN = { 'Accept-Encoding': 'identity' };

export interface Request {
  /** As it is sent: nothing in it is cleaned. */
  readonly path: string;
  readonly method?: string;
  /** A plain client's, if left out. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** Those of early hints, too. */
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Follows nothing and unpacks nothing. @throws Error in Portuguese after five seconds of silence */
export async function ask(origin: string, asked: Request): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  const options = { hostname, port, timeout: MAX_SILENCE };
  const sent = request({ headers: PLAIN, ...asked, ...options });
  const silence = new Error(`não respondeu em ${MAX_SILENCE / 1000} segundos`);
  const stop = () => sent.destroy(silence);
  // The option alone waits twice as long for a server that never speaks TLS.
  const timer = setTimeout(stop, MAX_SILENCE);
  sent.on('timeout', stop);
  // One that comes after the headers is thrown where the body is read.
  sent.on('error', () => undefined);
  let early: IncomingHttpHeaders = {};
  sent.on('information', ({ headers }) => {
    early = headers;
  });
  sent.end();
  try {
    const [response] = await once(sent, 'response');
    clearTimeout(timer);
    const body = await buffer(response);
    const headers = { ...early, ...response.headers };
    return { status: response.statusCode, headers, body };
  } catch (error) {
    // The server closed a kept connection just as it was used again.
    const { code } = error as NodeJS.ErrnoException;
    if (sent.reusedSocket && code === 'ECONNRESET') return ask(origin, asked);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** What is wrong with a connection before any answer, in Portuguese. */
export async function connectionFaults(origin: string): Promise<string[]> {
  const { hostname: host, port } = new URL(origin);
  async function handshake(options: ConnectionOptions) {
    const at = { host, port: Number(port || 443), servername: host };
    const socket = connect({ ...at, ...options });
    const signal = AbortSignal.timeout(MAX_SILENCE);
    try {
      await once(socket, 'secureConnect', { signal });
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      const days = Math.floor((end - Date.now()) / 86_400_000);
      return { protocol: socket.alpnProtocol, days };
    } finally {
      socket.destroy();
    }
  }
  const faults: string[] = [];
  const usual = await handshake({ ALPNProtocols: ['h2', 'http/1.1'] });
  if (usual.protocol !== 'h2') faults.push('não fala HTTP/2');
  if (usual.days < MIN_DAYS)
    faults.push(`o certificado vence em ${usual.days} dias`);
  const ciphers = 'DEFAULT@SECLEVEL=0';
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers } as const;
  await handshake(old).then(
    () => faults.push('fala uma versão antiga de TLS'),
    () => undefined,
  );
  return faults;
}
