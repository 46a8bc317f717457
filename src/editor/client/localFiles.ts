/** The part of the File System API that the editor uses, by our server: so every browser will do. */
export function localFiles(key: string) {
  /** What the editor last read or wrote of each file: what it may write over. */
  const known = new Map<string, string>();

  async function ask(
    method: string,
    path: string,
    body?: Blob,
  ): Promise<Response> {
    const seen = known.get(path);
    const address = path.split('/').map(encodeURIComponent).join('/');
    const response = await fetch(`/files/${address}`, {
      method,
      body,
      headers: {
        'X-Key': key,
        ...(method !== 'GET' && seen && { 'If-Match': seen }),
      },
    }).catch(() => {
      throw new Error(
        'O editor não está mais rodando. Rode npm run edit de novo, em outra janela, e depois copie daqui o que mudou.',
      );
    });
    if (response.status === 404) throw new DOMException(path, 'NotFoundError');
    if (!response.ok) throw new Error(await response.text());
    const mark = response.headers.get('ETag');
    if (mark) known.set(path, mark);
    return response;
  }

  const file = (path: string, name: string) => ({
    kind: 'file',
    name,
    getFile: async () =>
      new File([await (await ask('GET', path)).blob()], name),
    // The editor writes a file in one go, and hears of a failure only while it writes.
    createWritable: async () => ({
      write: async (bytes: BlobPart) =>
        void (await ask('PUT', path, new Blob([bytes]))),
      close: async () => {},
    }),
  });

  const folder = (path: string, name: string) => {
    const at = (child: string) => (path ? `${path}/${child}` : child);
    return {
      kind: 'directory',
      name,
      async *entries() {
        const children = (await (
          await ask('GET', `${path}/`)
        ).json()) as Record<string, string>;
        for (const [child, kind] of Object.entries(children))
          yield [
            child,
            kind === 'file' ? file(at(child), child) : folder(at(child), child),
          ];
      },
      async getFileHandle(child: string, { create = false } = {}) {
        if (!create) await ask('GET', at(child));
        return file(at(child), child);
      },
      getDirectoryHandle: async (child: string) => folder(at(child), child),
      removeEntry: async (child: string) =>
        void (await ask('DELETE', at(child))),
    };
  };

  // The editor asks for the project's folder; `data` is all of it that there is to see.
  return {
    ...folder('', ''),
    entries: async function* () {
      yield ['data', folder('', 'data')];
    },
    getDirectoryHandle: async () => folder('', 'data'),
  };
}
