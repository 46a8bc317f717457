import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readForms } from '../../tools/editor/config';
import { Session } from '../../tools/editor/session';
import { FIXTURE } from '../support/fixture';

const forms = readForms(FIXTURE);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sessao-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

const before = readFileSync(join(FIXTURE, 'company.json'));
const after = Buffer.from(
  String(before).replace('"brand": "', '"brand": "Nova '),
);

async function sessionWithChange(): Promise<Session> {
  const session = new Session(forms, async () => before);
  await session.record([{ path: 'company.json', bytes: after }], async () =>
    writeFileSync(join(folder, 'company.json'), after),
  );
  return session;
}

function startRepository(): void {
  git('init', '--initial-branch', 'main');
  git('config', 'user.email', 'ana@exemplo.com.br');
  git('config', 'user.name', 'Ana');
  writeFileSync(join(folder, 'company.json'), before);
  git('add', '.');
  git('commit', '--message', 'Início');
}

test('hands over on a branch of its own, with what was saved on other days, and nothing but content', async () => {
  startRepository();
  const session = await sessionWithChange();
  writeFileSync(join(folder, 'outro.txt'), 'de outra pessoa');
  writeFileSync(join(folder, 'foto.png'), 'de ontem');
  const message = await session.handOver(folder);
  const branch = git('branch', '--show-current');
  expect(branch).toMatch(/^conteudo-/);
  expect(message).toContain(branch);
  expect(git('show', '--name-only', '--format=%B')).toMatch(
    /Quem é a empresa › Marca: ".*" → "Nova .*"\nTambém: foto\.png\s+company\.json\s+foto\.png$/,
  );
  expect(session.list()).toEqual([]);
});

test('hands over what somebody has added to the next commit already', async () => {
  startRepository();
  const session = await sessionWithChange();
  git('add', 'company.json');
  expect(await session.handOver(folder)).toContain('Guardado');
  expect(git('status', '--porcelain')).toBe('');
});

test('hands nothing over where the content is as it was, whatever else has changed', async () => {
  startRepository();
  const session = await sessionWithChange();
  writeFileSync(join(folder, 'company.json'), before);
  writeFileSync(join(folder, 'outro.txt'), 'de outra pessoa');
  expect(await session.handOver(folder)).toContain('Nada a entregar');
  expect(git('branch', '--show-current')).toBe('main');
  expect(git('status', '--porcelain')).toBe('?? outro.txt');
});

test('says whom to tell where there is no repository', async () => {
  const session = await sessionWithChange();
  expect(await session.handOver(folder)).toContain('Marca:');
  expect(session.list()).toHaveLength(1);
});

test('does not list a save that changes nothing', async () => {
  const session = new Session(forms, async () => before);
  await session.record(
    [{ path: 'company.json', bytes: before }],
    async () => {},
  );
  expect(session.list()).toEqual([]);
});

test('tells a new name of an entry by its old one', async () => {
  const file = 'interface.json';
  const old = readFileSync(join(FIXTURE, file));
  const [, { label }] = JSON.parse(String(old)).menu;
  const session = new Session(forms, async () => old);
  const bytes = Buffer.from(
    String(old).replace(`"label": "${label}"`, '"label": "Quem somos"'),
  );
  await session.record([{ path: file, bytes }], async () => {});
  expect(session.list()[0]?.lines).toEqual([
    `Textos que se repetem › Links do menu do topo › ${label} › Palavras do link: "${label}" → "Quem somos"`,
  ]);
});
