import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Follows nothing, unpacks nothing, cleans no `..` or `//`, believes any certificate. */
export const ask = (
  url: string,
  path: string,
  { body, ...asked }: Asked = {},
) =>
  new Promise<Answer>((done, fail) => {
    const { protocol, hostname, port } = new URL(url);
    const send = protocol === 'https:' ? requestSecurely : request;
    // On a line of its own: one that is kept may be closed by the server just as it is used again.
    const options = { hostname, port, path, ...asked, agent: false };
    send({ ...options, rejectUnauthorized: false }, (response) => {
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
