import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSnapshot } from '../../tools/dev/contentSnapshot';
import { BRANCH, REPOSITORY } from '../../tools/editor/address';
import { hashOf } from '../../tools/editor/repository';
import { type EditorStatus, startEditor } from '../../tools/editor/server';
import { copyForTests } from '../check/contentCopy';
import { ask } from '../support/ask';
import { freePort } from '../support/host';

const home = fs.mkdtempSync(join(tmpdir(), 'editor-'));
const data = copyForTests();
const outside = join(data.path, '..', 'segredo.png');
let server: Awaited<ReturnType<typeof startEditor>>;

beforeAll(async () => {
  fs.writeFileSync(outside, 'segredo');
  const snapshot = keepSnapshot(data.path, home);
  server = await startEditor(data.path, home, await freePort(), snapshot);
});
afterAll(() => fs.rmSync(home, { recursive: true }));

async function send(path: string, body?: object, headers = {}) {
  const answer = await ask(server.url, path, {
    method: body ? 'POST' : 'GET',
    body: body && JSON.stringify(body),
    headers: { Authorization: `token ${server.key}`, ...headers },
  });
  return { status: answer.status, body: String(answer.body) };
}

const API = `/api/v1/repos/${REPOSITORY}`;

function save(path: string, bytes: string | Buffer, sha?: string) {
  const operation = sha ? 'update' : 'create';
  const content = Buffer.from(bytes).toString('base64');
  const file = { operation, path: `data/${path}`, content, sha };
  return send(`${API}/contents`, { files: [file] });
}

const replaceIn = (path: string, from: string | RegExp, to: string) =>
  save(path, data.read(path).replace(from, to), hashOf(data.bytes(path)));

function remove(path: string) {
  const sha = hashOf(data.bytes(path));
  const file = { operation: 'delete', path: `data/${path}`, sha };
  return send(`${API}/contents`, { files: [file] });
}

const HERO = 'home/hero.json';
const saveBadge = (badge: string) =>
  replaceIn(HERO, /"badge": ".*"/, `"badge": "${badge}"`);

async function readStatus(): Promise<EditorStatus> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stream = await fetch(`${server.url}/events`, { signal });
  const { value } = (await stream.body?.getReader().read()) ?? {};
  leaving.abort();
  return JSON.parse(new TextDecoder().decode(value).replace('data: ', ''));
}

test('lists and reads the files of the content folder', async () => {
  const { body } = await send(`${API}/git/trees/${BRANCH}`);
  const paths = JSON.parse(body).tree.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['data/home/hero.json', 'data/images/hero.png']),
  );
  expect(paths).not.toContain('data/words.txt');
  const file = await send(`${API}/file-contents`, { files: [`data/${HERO}`] });
  const [{ content }] = JSON.parse(file.body);
  expect(Buffer.from(content, 'base64')).toEqual(data.bytes(HERO));
});

test('of eight writers with the same version, one passes', async () => {
  const saves = Array.from({ length: 8 }, (_, i) => saveBadge(`Escritor ${i}`));
  const answers = await Promise.all(saves);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(7).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.body).toContain(
    'mudou fora do editor',
  );
});

test('refuses a value that the content check refuses, by the labels of the form', async () => {
  const before = data.read(HERO);
  const { status, body } = await saveBadge('Crédito garantido');
  expect(status).toBe(422);
  expect(JSON.parse(body).message).toContain('Frase curta: Encontrei');
  expect(data.read(HERO)).toBe(before);
});

test('refuses a text of a legal page by the heading above it', async () => {
  const path = 'legal/termos-uso.md';
  const before = data.read(path);
  const [heading = ''] = /^### 1\. .*$/m.exec(before) ?? [];
  const { status, body } = await replaceIn(
    path,
    heading,
    `${heading}\n${'\nOutra linha.\n'.repeat(99)}\nA {{marc}} avisa.`,
  );
  expect(status).toBe(422);
  expect(JSON.parse(body).message).toContain(
    `› ${heading.replace('### ', '')}: Encontrei "{{marc}}"`,
  );
  expect(data.read(path)).toBe(before);
});

test('saves beside an error that was there before', async () => {
  data.edit('home/about.json', '"title"', '"titel"');
  expect((await saveBadge('Sem pressa')).status).toBe(200);
  expect(data.read(HERO)).toContain('Sem pressa');
});

test('deletes a picture that no text names, and no other', async () => {
  data.write('images/outra.png', data.bytes('images/hero.png'));
  expect((await remove('images/outra.png')).status).toBe(200);
  expect(fs.existsSync(join(data.path, 'images/outra.png'))).toBe(false);
  expect((await remove('images/hero.png')).status).toBe(422);
  expect(fs.existsSync(join(data.path, 'images/hero.png'))).toBe(true);
});

test.each(['../segredo.png', 'images/..%2f..%2fsegredo.png', 'words.txt'])(
  'neither reads nor writes %s',
  async (path) => {
    const { status, body } = await send(`${API}/media/${BRANCH}/data/${path}`);
    expect([403, 404]).toContain(status);
    expect(body).not.toContain('segredo');
    expect((await save(path, 'x')).status).toBe(403);
    expect(fs.readFileSync(outside, 'utf8')).toBe('segredo');
  },
);

test('deletes no text', async () => {
  expect((await remove(HERO)).status).toBe(403);
});

test('refuses a body that is too large, without reading it', async () => {
  const headers = { 'Content-Length': String(65 * 1024 * 1024) };
  const { status, body } = await send(`${API}/contents`, {}, headers);
  expect([status, body]).toEqual([413, expect.stringContaining('menos')]);
});

test('says no path of the machine when it cannot write', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { status, body } = await send(`${API}/contents`, { files: 1 });
  expect(status).toBe(500);
  expect(body).toContain('não conseguiu');
  expect(body).not.toContain(data.path);
  error.mockRestore();
});

test('tells a page from before a restart to load again', async () => {
  const headers = { Authorization: 'token outra' };
  const { status, body } = await send('/restore', {}, headers);
  expect([status, body]).toEqual([401, expect.stringContaining('Recarregue')]);
});

test.each([
  ['another site', { Origin: 'https://exemplo.com' }],
  ['a name that somebody points to this machine', { Host: 'exemplo.com' }],
])('answers nothing to %s', async (_who, headers) => {
  const { status, body } = await send('/', undefined, headers);
  expect([status, body]).toEqual([403, '']);
});

test('says that it cannot read what is no address and no JSON', async () => {
  const { status, body } = await send(`${API}/media/${BRANCH}/%`);
  expect([status, body]).toEqual([400, expect.stringContaining('entendeu')]);
});

test('lists what was saved by the labels, and takes it back', async () => {
  const before = data.read('company.json');
  const phone = JSON.parse(before).phone;
  await replaceIn('company.json', phone, '+55 13 98888-7777');
  const [change] = (await readStatus()).changes;
  expect(change).toMatchObject({
    lines: [`Quem é a empresa › Telefone: "${phone}" → "+55 13 98888-7777"`],
    isLatest: true,
  });
  expect((await send('/restore', { id: change?.id })).status).toBe(200);
  expect(data.read('company.json')).toBe(before);
});

test('does not take back what somebody changed since', async () => {
  await saveBadge('Uma frase');
  const { changes } = await readStatus();
  data.edit(HERO, 'Uma frase', 'De outra pessoa');
  const { status } = await send('/restore', { id: changes[0]?.id });
  expect(status).toBe(409);
  expect(data.read(HERO)).toContain('De outra pessoa');
});
