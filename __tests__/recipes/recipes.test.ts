import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { copyProject } from '../../src/scripts/projectCopy';

// Every recipe of data/README.md at once, in a copy of the project: one build takes up to minutes.
const site = copyProject(process.cwd());

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(site.path, 'data', file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, changed);
}

function build(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', 'src/scripts/build.ts'],
    {
      cwd: site.path,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return { status, output: stdout + stderr };
}

const page = (name: string) =>
  new JSDOM(readFileSync(join(site.path, 'public', name), 'utf8')).window.document;

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile())
      hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex');
}

/** The first address of each format that a `picture` element offers. */
function offered(picture: Element | null | undefined): Record<string, string> {
  const files = [...(picture?.querySelectorAll('source, img') ?? [])].map(
    (element) => element.getAttribute('srcset')?.split(' ')[0] ?? '',
  );
  return Object.fromEntries(files.map((file) => [file.split('.').at(-1), file]));
}

const isBuilt = (address = '') => existsSync(join(site.path, 'public', decodeURI(address)));

beforeAll(async () => {
  const picture = {
    create: { width: 1400, height: 1000, channels: 3, background: '#d08040' },
  } as const;
  const logos = join(site.path, 'data/partners/logos');

  edit('company.json', /"phone": "[^"]*"/, '"phone": "+55 13 99876-5432"');

  await sharp({ create: { ...picture.create, width: 400, height: 200 } })
    .png()
    .toFile(join(logos, 'banco-novo.png'));
  writeFileSync(
    join(logos, 'banco-desenho.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>\n',
  );
  edit(
    'partners/partners.json',
    '"partners": [',
    `"partners": [
    { "name": "BANCO NOVO", "url": "https://www.banconovo.com.br", "confirmed": true, "logo": "logos/banco-novo.png" },
    { "name": "BANCO DESENHO", "url": "https://www.bancodesenho.com.br", "confirmed": true, "logo": "logos/banco-desenho.svg" },
    { "name": "SEM SITE", "confirmed": false },`,
  );

  await sharp(picture).jpeg().toFile(join(site.path, 'data/images/foto-nova.jpg'));
  edit('home/hero.json', /"image": "[^"]*"/, '"image": "../images/foto-nova.jpg"');
  edit('home/hero.json', /"imageAlt": "[^"]*"/, '"imageAlt": "Uma praia ao amanhecer."');
  edit('home/hero.json', /\s*"imageNight": "[^"]*",/, '');
  for (const name of ['hero', 'hero-night']) rmSync(join(site.path, `data/images/${name}.png`));

  edit('home/about.json', /"title": "Quem[^"]*"/, '"title": "Gente que explica com calma"');

  edit(
    'legal/politica-privacidade.md',
    '## 7. Segurança\n',
    '## 7. Segurança\n\nGuardamos os papéis em armário com chave.\n',
  );
  edit('legal/politica-privacidade.md', /updated: \S+/, 'updated: 2026-10-31');

  const { status, output } = build();
  if (status !== 0) throw new Error(output);
});

afterAll(() => site.delete());

test.each(['index.html', 'politica-privacidade.html', 'termos-uso.html', '404.html'])(
  'trocar o telefone: every chat and phone link of %s has the new number',
  (file) => {
    const name = existsSync(join(site.path, 'public', file))
      ? file
      : file.replace('.html', '/index.html');
    const links = [...page(name).querySelectorAll('a')].map(({ href }) => href);
    const contacts = links.filter((href) => /^https:\/\/wa\.me|^tel:/.test(href));
    expect(contacts.length).toBeGreaterThan(0);
    expect(new Set(contacts.map((href) => href.replace(/\D/g, '')))).toEqual(
      new Set(['5513998765432']),
    );
  },
);

test('adicionar um parceiro: its logo is offered as AVIF and WebP and loaded lazily', () => {
  const card = page('index.html').querySelector('a[href="https://www.banconovo.com.br"]');
  expect(card?.textContent).toContain('BANCO NOVO');
  const formats = offered(card?.querySelector('picture'));
  expect(Object.keys(formats)).toEqual(['avif', 'webp', 'png']);
  for (const file of Object.values(formats)) expect(isBuilt(file)).toBe(true);
  expect(card?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

test('adicionar um parceiro: an SVG logo is served as it is', () => {
  const logo = page('index.html').querySelector('a[href="https://www.bancodesenho.com.br"] img');
  expect(logo?.getAttribute('src')).toMatch(/\.svg$/);
  expect(isBuilt(logo?.getAttribute('src') ?? '')).toBe(true);
});

test('adicionar um parceiro: one without a site and a logo has a card with initials and no link', () => {
  const names = [...page('index.html').querySelectorAll('#parceiros li')].find((item) =>
    item.textContent?.includes('SEM SITE'),
  );
  expect(names?.textContent).toContain('SS');
  expect(names?.querySelector('a')).toBeNull();
});

test('trocar a foto do topo: the new picture stands there, described, in both formats', () => {
  const image = page('index.html').querySelector('#home img[alt="Uma praia ao amanhecer."]');
  const formats = offered(image?.closest('picture'));
  expect(Object.keys(formats)).toEqual(['avif', 'webp']);
  for (const file of Object.values(formats)) {
    expect(file).toContain('foto-nova');
    expect(isBuilt(file)).toBe(true);
  }
});

test('mudar um texto: the page shows the new one', () => {
  const headings = [...page('index.html').querySelectorAll('#sobre h2')].map(
    (heading) => heading.textContent,
  );
  expect(headings).toEqual(['Gente que explica com calma']);
});

test('atualizar a política: the page shows the new paragraph and the new date', () => {
  const file = existsSync(join(site.path, 'public/politica-privacidade.html'))
    ? 'politica-privacidade.html'
    : 'politica-privacidade/index.html';
  const policy = page(file);
  expect(policy.querySelector('main')?.textContent).toContain(
    'Guardamos os papéis em armário com chave.',
  );
  expect(policy.querySelector('time')?.getAttribute('datetime')).toMatch(/^2026-10-31/);
});

test('a mistake ends the build with its message and leaves the last output as it was', () => {
  const before = fingerprint(join(site.path, 'public'));
  edit('home/hero.json', '"badge"', '"bagde"');
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain('ERRO  data/home/hero.json');
  expect(output).toContain('Você quis dizer "badge"?');
  expect(fingerprint(join(site.path, 'public'))).toBe(before);
});
