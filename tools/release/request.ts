import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';

const MIN_DAYS = 14;
const MAX_TRIES = 6;

export interface Request {
  /** Is sent as it is, without normalization. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
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

/** Does not follow redirects and does not decompress the body. */
export async function sendRequest(
  origin: string,
  asked: Request,
  tries = MAX_TRIES,
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  const headers = { 'Accept-Encoding': 'identity', ...asked.headers };
  const options = { ...asked, headers, hostname, port };
  const answer = await limitTime(10, async (signal) => {
    const sent = request({ ...options, signal, joinDuplicateHeaders: true });
    // Without a listener, an error after the headers would end the process.
    sent.on('error', () => undefined);
    sent.end();
    try {
      const [response] = await once(sent, 'response');
      const body = await buffer(response);
      return { status: response.statusCode, headers: response.headers, body };
    } catch (error) {
      // The server may close an open connection just before its next use.
      const { code } = error as NodeJS.ErrnoException;
      if (sent.reusedSocket && code === 'ECONNRESET') return undefined;
      throw error;
    }
  });
  if (!answer) return sendRequest(origin, asked, tries);
  if (answer.status !== 429 || tries === 1) return answer;
  await sleep(1000);
  return sendRequest(origin, asked, tries - 1);
}

/**
 * Checks the protocol and the certificate of a server.
 * @returns the faults, in Portuguese
 * @throws Error when the server cannot be reached
 */
export async function findConnectionFaults(origin: string): Promise<string[]> {
  const { hostname: host, port } = new URL(origin);
  const faults: string[] = [];
  const socket = connect({
    host,
    port: Number(port || 443),
    servername: host,
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  try {
    await limitTime(5, (signal) => once(socket, 'secureConnect', { signal }));
    if (socket.alpnProtocol !== 'h2') faults.push('não aceita HTTP/2');
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    const days = Math.floor((end - Date.now()) / 86_400_000);
    if (days < MIN_DAYS) faults.push(`o certificado vence em ${days} dias`);
  } finally {
    socket.destroy();
  }
  return faults;
}
