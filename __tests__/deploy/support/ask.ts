import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came: still compressed. */
  readonly body: Buffer;
}

/** Asks for an address as it is written: follows nothing, unpacks nothing, cleans no `..` or `//`. */
export const ask = (url: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((done, fail) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers }, (response) => {
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
      .end();
  });
