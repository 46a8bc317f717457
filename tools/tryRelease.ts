import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const DAY_MS = 86_400_000;
const TODAY = new Date().toISOString().slice(0, 10);
const SIGNATURE = { by: 'Ana Reis', on: TODAY };

const copy = mkdtempSync(join(tmpdir(), 'release-'));
const at = (file: string) => join(copy, file);
const read = (file: string) => readFileSync(at(file), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: the release checks the files against their schemas.
function change(file: string, edit: (content: any) => void): void {
  const content = JSON.parse(read(file));
  edit(content);
  writeFileSync(at(file), JSON.stringify(content, null, 2));
}

/** Copies what a release is built from. */
function copyProject(): void {
  const parts =
    /^(?:src|tools|static|data|deploy|package\.json|tsconfig\.json|gatsby-.*)$/;
  for (const name of readdirSync('.').filter((part) => parts.test(part)))
    cpSync(name, at(name), { recursive: true });
  symlinkSync(resolve('node_modules'), at('node_modules'), 'junction');
}

/** Puts an invented company in the place of the sample one. */
function fillCompany(): void {
  const address = {
    street: 'Avenida Marechal Deodoro, 400',
    district: 'Pitangueiras',
    city: 'Guarujá',
    state: 'SP',
    postalCode: '11410-221',
  };
  change('data/company.json', (company) =>
    Object.assign(company, {
      legalName: 'Costa Clara Serviços Ltda.',
      cnpj: '11.222.333/0001-81',
      address,
      office: { company: 'Costa Clara Atendimento Ltda.', address },
      phone: '+55 13 3355-2020',
      email: 'contato@costaclara.com.br',
      dataProtectionOfficer: {
        name: 'Ana Reis',
        email: 'dados@costaclara.com.br',
      },
      hosting: { provider: 'Hospedagem Sul Ltda.', country: 'Brasil' },
      siteUrl: 'https://www.costaclara.com.br',
    }),
  );
}

/** Signs what people have to look at before a release. */
function sign(): void {
  change('data/partners/partners.json', ({ partners }) => {
    for (const partner of partners)
      if (partner.url) partner.verified = { url: partner.url, ...SIGNATURE };
  });
  change('data/home/about.json', ({ advantages }) => {
    const text = advantages.items.find((item: string) => /Serasa/.test(item));
    if (text) advantages.creditCheckApproval = { text, ...SIGNATURE };
  });
  for (const name of readdirSync(at('data/legal')))
    if (name.endsWith('.md'))
      writeFileSync(
        at(`data/legal/${name}`),
        read(`data/legal/${name}`).replace(
          '\n---\n',
          `\nreviewed: ${TODAY}\nreviewedBy: Ana Reis\n---\n`,
        ),
      );
}

const release = () =>
  spawnSync('npm run release', {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * Releases a copy of the project with an invented company, and asserts what only
 * a release can show. The copy stays, for trying publish.sh, smoke and Lighthouse.
 * Usage: npx tsx tools/tryRelease.ts
 */
function main(): void {
  copyProject();
  fillCompany();
  sign();

  mkdirSync(at('dist'));
  writeFileSync(at('dist/index.html'), 'the last one');
  change('data/company.json', (company) => {
    company.cnpj = '00.000.000/0000-00';
  });
  const refused = release();
  assert.notEqual(refused.status, 0, refused.stdout);
  assert.match(refused.stdout, /ERRO .*company\.json[\s\S]+Nothing was built/);
  assert.equal(read('dist/index.html'), 'the last one');

  fillCompany();
  const { status, stdout } = release();
  assert.equal(status, 0, stdout);
  for (const page of ['index', 'termos-uso', 'politica-privacidade'])
    assert.doesNotMatch(read(`dist/${page}.html`), /name="robots"/);
  assert.doesNotMatch(read('dist/_headers'), /X-Robots-Tag/);
  const [, expires = ''] =
    /^Expires: (.+)$/m.exec(read('dist/.well-known/security.txt')) ?? [];
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  assert.equal(Math.round(days), 364);
  console.log(`The release is as it should be: ${at('dist')}`);
}

main();
