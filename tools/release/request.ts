import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';

const MIN_DAYS = 14;

export type RequestHeaders = Readonly<Record<string, string>>;

/** Who asks, and how. */
export interface Client {
  readonly method?: string;
  readonly headers?: RequestHeaders;
  /** Uses HTTP/2 if the origin has https. */
  readonly usesHttp2?: boolean;
}

export interface Request extends Client {
  /** Is sent as it is, without normalization. */
  readonly path: string;
}

export interface Answer {
  readonly status: number;
  /** Includes the headers of early hints (status 103). */
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** @throws Error in Portuguese when the task takes longer */
async function limitTime<T>(
  seconds: number,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    return await task(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`não respondeu em ${seconds} segundos`);
  }
}

async function sendHttp2(
  origin: string,
  { path, headers }: Request,
  signal: AbortSignal,
): Promise<Answer> {
  const session = http2.connect(origin);
  // The stream has the same error.
  session.on('error', () => undefined);
  try {
    const stream = session.request({ ':path': path, ...headers }, { signal });
    const [{ ':status': status, ...rest }] = await once(stream, 'response');
    return { status, headers: rest, body: await buffer(stream) };
  } finally {
    session.destroy();
  }
}

async function sendHttp1(
  origin: string,
  asked: Request,
  signal: AbortSignal,
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  const options = { hostname, port, signal, joinDuplicateHeaders: true };
  const sent = request({ ...asked, ...options });
  // Without a listener, an error after the headers would end the process. Reading the body throws it, too.
  sent.on('error', () => undefined);
  const early: IncomingHttpHeaders = {};
  sent.on('information', ({ headers }) => Object.assign(early, headers));
  sent.end();
  try {
    const [response] = await once(sent, 'response');
    const body = await buffer(response);
    const headers = { ...early, ...response.headers };
    return { status: response.statusCode, headers, body };
  } catch (error) {
    // The server closed a keep-alive connection while it was reused.
    const { code } = error as NodeJS.ErrnoException;
    if (sent.reusedSocket && code === 'ECONNRESET')
      return sendHttp1(origin, asked, signal);
    throw error;
  }
}

/** Does not follow redirects and does not decompress the body. */
export const sendRequest = (
  origin: string,
  request: Request,
): Promise<Answer> => {
  const isHttp2 = request.usesHttp2 && origin.startsWith('https:');
  const send = isHttp2 ? sendHttp2 : sendHttp1;
  return limitTime(10, (signal) => send(origin, request, signal));
};

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
    try {
      await limitTime(5, (signal) => once(socket, 'secureConnect', { signal }));
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
