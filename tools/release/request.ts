import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';

const TIMEOUT_MS = 5_000;
const MIN_DAYS = 14;

/** The headers of a plain client. */
export const PLAIN_HEADERS = { 'Accept-Encoding': 'identity' };

export interface Request {
  /** Is sent as it is, without normalization. */
  readonly path: string;
  readonly method?: string;
  /** Default: `PLAIN_HEADERS`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** Includes the headers of early hints (status 103). */
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends a request. It does not follow redirects and does not decompress the body.
 * @throws Error in Portuguese when the server sends nothing for five seconds
 */
export async function sendRequest(
  origin: string,
  asked: Request,
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  const options = { hostname, port, timeout: TIMEOUT_MS };
  const sent = request({ headers: PLAIN_HEADERS, ...asked, ...options });
  const timeout = new Error(`não respondeu em ${TIMEOUT_MS / 1000} segundos`);
  const stop = () => sent.destroy(timeout);
  // The `timeout` option alone waits twice as long for a server that does not answer the TLS handshake.
  const timer = setTimeout(stop, TIMEOUT_MS);
  sent.on('timeout', stop);
  // Without a listener, an error after the headers would end the process. Reading the body throws it, too.
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
    // The server closed a keep-alive connection while it was reused.
    const { code } = error as NodeJS.ErrnoException;
    if (sent.reusedSocket && code === 'ECONNRESET')
      return sendRequest(origin, asked);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Checks the protocol, the certificate and the TLS versions of a server.
 * @returns the faults, in Portuguese
 * @throws Error when the server cannot be reached
 */
export async function findConnectionFaults(origin: string): Promise<string[]> {
  const { hostname: host, port } = new URL(origin);
  async function handshake(options: ConnectionOptions) {
    const at = { host, port: Number(port || 443), servername: host };
    const socket = connect({ ...at, ...options });
    const signal = AbortSignal.timeout(TIMEOUT_MS);
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
  if (usual.protocol !== 'h2') faults.push('não aceita HTTP/2');
  if (usual.days < MIN_DAYS)
    faults.push(`o certificado vence em ${usual.days} dias`);
  const ciphers = 'DEFAULT@SECLEVEL=0';
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers } as const;
  await handshake(old).then(
    () => faults.push('aceita uma versão antiga de TLS'),
    () => undefined,
  );
  return faults;
}
