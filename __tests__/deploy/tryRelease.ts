import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { company } from '../support/company';

const TODAY = new Date().toISOString().slice(0, 10);
const SIGNATURE = { by: 'Ana Reis', on: TODAY };

const copy = mkdtempSync(join(tmpdir(), 'release-'));
const at = (file: string) => join(copy, file);
const read = (file: string) => readFileSync(at(file), 'utf8');

type Json = ReturnType<typeof JSON.parse>;

function change(file: string, edit: (content: Json) => void) {
  const content = JSON.parse(read(file));
  edit(content);
  writeFileSync(at(file), JSON.stringify(content, null, 2));
}

/** Signs what people have to look at before a release. */
function sign() {
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
        read(`data/legal/${name}`)
          .replace(/^reviewed.*\n/gm, '')
          .replace(
            '\n---\n',
            `\nreviewed: ${TODAY}\nreviewedBy: Ana Reis\n---\n`,
          ),
      );
}

const run = (command: string) =>
  execSync(command, { cwd: copy, stdio: 'inherit' });

/** Releases the last commit with an invented company, and tests it. It stays, for smoke or Lighthouse. */
function main() {
  execSync(`git -c safe.directory="*" archive HEAD | tar -xC "${copy}"`);
  symlinkSync(resolve('node_modules'), at('node_modules'), 'junction');
  sign();
  // Still with the sample company.
  assert.throws(
    () => execSync('npm run release', { cwd: copy, encoding: 'utf8' }),
    { stdout: /ERRO .*company\.json[\s\S]+Nothing was built/ },
  );

  writeFileSync(at('data/company.json'), JSON.stringify(company));
  run('npm run release');
  run('deploy/publish.sh --check');
  run('npx jest __tests__/dist');
  run('npx playwright test --project=chromium');
  console.log(`The release is as it should be: ${at('dist')}`);
}

main();
