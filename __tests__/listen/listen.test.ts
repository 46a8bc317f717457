import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '@/scripts/projectCopy';
import { type RunningServer, startServer } from '@/scripts/serve';
import { FIXTURE } from '../support/fixture';
import { type Listening, listen, type WindowOptions } from './orca';

jest.setTimeout(600_000);

const project = copyProject(process.cwd());
let server: RunningServer;

// The company of the tests, so that what is heard changes with the site and not with its texts.
beforeAll(async () => {
  rmSync(join(project.path, 'data'), { recursive: true });
  cpSync(FIXTURE, join(project.path, 'data'), { recursive: true });
  const command = ['--require', 'tsx/cjs', 'src/scripts/build.ts'];
  await promisify(execFile)(process.execPath, command, { cwd: project.path });
  server = await startServer({ dir: join(project.path, 'dist'), port: 0 });
});
afterAll(async () => {
  await server?.close();
  project.delete();
});

/** The next list six times: menu, figures, reasons, advantages, services, partners. */
const TO_PARTNERS = ['l', 'l', 'l', 'l', 'l', 'l'];

type Walk = (page: Listening) => Promise<string>;
const read: Walk = (page) => page.heard();
const keys =
  (...pressed: string[]): Walk =>
  async (page) => {
    await page.heard();
    return page.press(...pressed);
  };

const WALKS: Record<string, readonly [path: string, walk: Walk, options?: WindowOptions]> = {
  'home-read': ['/', read],
  'home-headings': ['/', keys(...Array<string>(12).fill('h'))],
  'partners-without-scripts': ['/', keys(...TO_PARTNERS, 'Down', 'Down'), { scripts: false }],
  'partners-with-slider': ['/', keys(...TO_PARTNERS, 'Down', 'Down')],
  'partners-arrows': [
    '/',
    keys(...TO_PARTNERS, 'b', 'b', 'Return', 'Return', 'shift+Tab', 'Return'),
  ],
  'menu-narrow': ['/', keys('Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Tab', 'Escape'), { width: 480 }],
  'privacy-read': ['/politica-privacidade', read],
  'missing-read': ['/nao/existe', read],
};

describe.each(Object.entries(WALKS))('%s', (name, [path, walk, options]) => {
  test('is heard as written down', async () => {
    const page = await listen(`${server.url}${path}`, options);
    try {
      const said = `${await walk(page)}\n`;
      const file = join(__dirname, 'transcripts', `${name}.txt`);
      if (process.env.WRITE_TRANSCRIPTS || !existsSync(file)) {
        mkdirSync(join(__dirname, 'transcripts'), { recursive: true });
        writeFileSync(file, said);
      }
      expect(said).toBe(readFileSync(file, 'utf8'));
    } finally {
      await page.close();
    }
  });
});
