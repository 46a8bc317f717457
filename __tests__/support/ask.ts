import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Options {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Sends a request as it is: `..` and `//` stay, redirects are not followed, bodies stay compressed, any certificate is accepted. */
export const ask = (
  url: string,
  path: string,
  { body, ...options }: Options = {},
) =>
  new Promise<Answer>((done, fail) => {
    const { protocol, hostname, port } = new URL(url);
    const send = protocol === 'https:' ? requestSecurely : request;
    // A new connection each time: the server may close a kept one just as it is used again.
    const target = { hostname, port, path, agent: false };
    send({ ...target, ...options, rejectUnauthorized: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', fail)
      .end(body);
  });
