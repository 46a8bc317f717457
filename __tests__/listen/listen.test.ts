import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { type RunningServer, startServer } from '../../tools/serve';
import { FIXTURE_DIST, raw } from '../support/fixture';
import { listen } from './orca';

jest.setTimeout(600_000);

// The company of the tests, so that what is heard changes with the site and not with its texts.
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dir: FIXTURE_DIST, port: 0 });
});
afterAll(() => server?.close());

if (!existsSync(FIXTURE_DIST))
  throw new Error('Rode antes npm run build:fixture.');

const home = new JSDOM(readFileSync(join(FIXTURE_DIST, 'index.html')));
const headings = [...home.window.document.querySelectorAll('h1, h2, h3')].map(
  ({ tagName, textContent }) =>
    `${textContent} heading level ${tagName.slice(1)}.`,
);

/** The next list six times: menu, figures, reasons, advantages, services, partners. */
const TO_PARTNERS = ['l', 'l', 'l', 'l', 'l', 'l'];

// Orca goes down line by line, and the second name has two.
const PARTNERS = [
  'List with 5 items',
  'BANCO AZUL link',
  'CASA DO link',
  'CREDITO',
  'FINANCEIRA',
];

/** For each walk its page, the keys that are pressed, and what must be heard, in this order. */
const WALKS: Record<
  string,
  readonly [
    path: string,
    keys: readonly string[],
    wanted: readonly string[],
    options?: Parameters<typeof listen>[2],
  ]
> = {
  'home-read': [
    '/',
    [],
    [
      'Qual o tamanho do seu sonho?\nheading level 1',
      'Fale Conosco (abre o Zap)',
      'Números da casa\nheading level 2\nList with 4 items\nmais de cinco mil',
      'Saiba Mais (abre o Zap)',
      'Nossos Parceiros\nheading level 2',
      'Pular as casas\nlink\nList with 5 items',
      'BANCO AZUL\nlink',
      'Zap: conversar agora',
    ],
  ],
  'home-headings': [
    '/',
    Array<string>(24).fill('h'),
    [...headings, 'Wrapping to top.'],
  ],
  'partners-without-scripts': [
    '/',
    [...TO_PARTNERS, 'Down', 'Down', 'Down'],
    PARTNERS,
    { scripts: false },
  ],
  'partners-with-slider': [
    '/',
    [...TO_PARTNERS, 'Down', 'Down', 'Down'],
    PARTNERS,
  ],
  'partners-arrows': [
    '/',
    [...TO_PARTNERS, 'b', 'b', 'Return', 'Return'],
    [
      'Avançar push button',
      '2 de 5: CASA DO CREDITO',
      '3 de 5: FINANCEIRA TRES',
    ],
  ],
  'menu-narrow': [
    '/',
    ['Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Tab', 'Escape'],
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
    ['Tab', 'Tab', 'Tab', 'Tab', 'Return'],
    ['Sobre Nós link', 'Quem é a Costa Clara heading level 2'],
  ],
  'privacy-read': [
    '/politica-privacidade',
    [],
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
    [],
    [raw('interface.json').notFound.title, 'heading level 1'],
  ],
};

test.each(Object.entries(WALKS))(
  '%s: each thing is heard, once and in one piece',
  async (name, [path, keys, wanted, options]) => {
    const said = await listen(`${server.url}${path}`, keys, options);
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
  const said = await listen(`${real.url}/`);
  await real.close();
  const words = said.split(/\s+/).length;
  console.info(`Página inicial: ${words} palavras ouvidas (meta: 1.150).`);
  expect(said).toContain('© 2024');
});
