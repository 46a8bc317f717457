/** What tools/serve.ts uses of the package. Its types in @types/compression are those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  function compression(options: {
    readonly filter: Filter;
  }): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;

  namespace compression {
    const filter: Filter;
  }

  export = compression;
}
