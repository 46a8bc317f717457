import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '@/scripts/serve';
import { FIXTURE, raw } from '../support/fixture';
import { copyProject } from '../support/projectCopy';
import { listen, type Walk, type WindowOptions } from './orca';

jest.setTimeout(600_000);

const project = copyProject();
let server: RunningServer;
/** Those of the built home page, as they are heard. */
const headings: string[] = [];

// The company of the tests, so that what is heard changes with the site and not with its texts.
beforeAll(async () => {
  rmSync(join(project.path, 'data'), { recursive: true });
  cpSync(FIXTURE, join(project.path, 'data'), { recursive: true });
  const command = ['--require', 'tsx/cjs', 'src/scripts/build.ts'];
  await promisify(execFile)(process.execPath, command, { cwd: project.path });
  const dir = join(project.path, 'dist');
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  for (const [, level, text = ''] of html.matchAll(
    /<h([1-6]).*?>(.*?)<\/h\1>/g,
  ))
    headings.push(`${text.replace(/<.*?>/g, '')} heading level ${level}.`);
  headings.push('Wrapping to top.');
  server = await startServer({ dir, port: 0 });
});
afterAll(async () => {
  await server?.close();
  project.delete();
});

/** The next list six times: menu, figures, reasons, advantages, services, partners. */
const TO_PARTNERS = ['l', 'l', 'l', 'l', 'l', 'l'];

const read: Walk = (page) => page.heard();
const keys =
  (...pressed: string[]): Walk =>
  async (page) => {
    await page.heard();
    return page.press(...pressed);
  };

// Orca goes down line by line, and the second name has two.
const PARTNERS = [
  'List with 5 items',
  'BANCO AZUL link',
  'CASA DO link',
  'CREDITO',
  'FINANCEIRA',
];

/** Each walk, and what must be heard on it, in this order. */
const WALKS: Record<
  string,
  readonly [
    path: string,
    walk: Walk,
    wanted: readonly string[],
    options?: WindowOptions,
  ]
> = {
  'home-read': [
    '/',
    read,
    [
      'Qual o tamanho do seu sonho?\nheading level 1',
      'Fale Conosco (abre o Zap)',
      'Números da casa\nheading level 2\nList with 4 items\nmais de cinco mil',
      'Saiba Mais (abre o Zap)',
      'Nossos Parceiros\nheading level 2',
      'Pular as casas\nlink\nList with 5 items',
      'BANCO AZUL\nlink',
      'Zap: conversar agora (abre o Zap)',
    ],
  ],
  'home-headings': ['/', keys(...Array<string>(24).fill('h')), headings],
  'partners-without-scripts': [
    '/',
    keys(...TO_PARTNERS, 'Down', 'Down', 'Down'),
    PARTNERS,
    { scripts: false },
  ],
  'partners-with-slider': [
    '/',
    keys(...TO_PARTNERS, 'Down', 'Down', 'Down'),
    PARTNERS,
  ],
  'partners-arrows': [
    '/',
    keys(...TO_PARTNERS, 'b', 'b', 'Return', 'Return'),
    [
      'Avançar push button',
      '2 de 5: CASA DO CREDITO',
      '3 de 5: FINANCEIRA TRES',
    ],
  ],
  'menu-narrow': [
    '/',
    keys('Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Tab', 'Escape'),
    [
      'Abrir collapsed push button',
      'expanded',
      'Home link',
      'Abrir collapsed push button',
    ],
    { width: 480 },
  ],
  'menu-jump': [
    '/',
    keys('Tab', 'Tab', 'Tab', 'Tab', 'Return'),
    ['Sobre Nós link', 'Quem é a Costa Clara heading level 2'],
  ],
  'privacy-read': [
    '/politica-privacidade',
    read,
    [
      'Política de Privacidade\nheading level 1',
      'Sumário\nList with 10 items',
      '1. Introdução\nheading level 2',
      '2. Quem somos\nheading level 2',
      '10. Contato\nheading level 2',
      '© 2024 Costa Clara.',
    ],
  ],
  'missing-read': [
    '/nao/existe',
    read,
    [raw('interface.json').notFound.title, 'heading level 1'],
  ],
};

test.each(Object.entries(WALKS))(
  '%s: each thing is heard, once and in one piece',
  async (name, [path, walk, wanted, options]) => {
    const said = await listen(`${server.url}${path}`, walk, options);
    // For people to read: what tires a listener is not for a test to say.
    mkdirSync('.reports/listen', { recursive: true });
    writeFileSync(`.reports/listen/${name}.txt`, `${said}\n`);
    let from = 0;
    const heard = wanted.filter((words) => {
      const at = said.indexOf(words, from);
      if (at !== -1) from = at + words.length;
      return at !== -1;
    });
    expect(heard).toEqual(wanted);
    expect(said).not.toMatch(/clickable|^\(/m);
  },
);

// Of the real company, whose texts nobody may fail a test with: the figure is for people to read.
test('the words of the whole home page are counted', async () => {
  const real = await startServer({ dir: 'dist', port: 0 });
  const said = await listen(`${real.url}/`, read);
  await real.close();
  const words = said.split(/\s+/).length;
  console.info(`Página inicial: ${words} palavras ouvidas (meta: 1.150).`);
  expect(said).toContain('© 2024');
});
