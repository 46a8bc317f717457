import { createHash } from 'node:crypto';
import {
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';

const CHANGED =
  'Este arquivo mudou fora do editor depois que você o abriu. Recarregue a página (F5) e faça a mudança de novo.';

// What forms write: texts, legal pages and pictures. Nothing hidden, and no way up or to another drive.
const PART = /^[^./\\:\0][^/\\:\0]*$/;
const WRITTEN = /\.(?:json|md|png|jpe?g|webp|avif|svg)$/i;
const PICTURE = /\.(?:png|jpe?g|webp|avif|svg)$/i;

const markOf = (bytes: Buffer) =>
  `"${createHash('sha256').update(bytes).digest('base64url')}"`;

/** The real place of a path inside a folder; undefined when it leads out of it, by its words or by a link. */
async function placeOf(
  folder: string,
  path: string,
): Promise<string | undefined> {
  const parts = decodeURIComponent(path).split('/').filter(Boolean);
  if (!parts.every((part) => PART.test(part))) return undefined;
  const root = await realpath(folder);
  const place = join(root, ...parts);
  const real = await realpath(place).catch(async () =>
    join(await realpath(dirname(place)), basename(place)),
  );
  return real === root || real.startsWith(root + sep) ? real : undefined;
}

/** @param draft - where a file is written before it takes its place whole, on the same disk */
export async function serveFile(
  folder: string,
  path: string,
  draft: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, body: string | Buffer = '', mark = '') =>
    void response.writeHead(status, mark ? { ETag: mark } : {}).end(body);
  const place = await placeOf(folder, path);
  if (!place)
    return answer(403, 'Este caminho fica fora da pasta de conteúdo.');
  if (path.endsWith('/') || path === '') {
    const children = await readdir(place, { withFileTypes: true });
    const kinds = children.map((child) => [
      child.name,
      child.isDirectory() ? 'directory' : 'file',
    ]);
    return answer(200, JSON.stringify(Object.fromEntries(kinds)));
  }
  const bytes = await readFile(place).catch(() => undefined);
  if (request.method === 'GET')
    return bytes
      ? answer(200, bytes, markOf(bytes))
      : answer(404, 'Este arquivo não existe.');
  if (!(request.method === 'PUT' ? WRITTEN : PICTURE).test(path))
    return answer(403, 'O editor só escreve textos e imagens.');
  // What somebody else wrote in the meantime is never lost.
  if (bytes && request.headers['if-match'] !== markOf(bytes))
    return answer(412, CHANGED);
  if (request.method === 'DELETE') {
    await rm(place, { force: true });
    return answer(204);
  }
  const body = await buffer(request);
  await writeFile(draft, body);
  await rename(draft, place);
  answer(204, '', markOf(body));
}
