import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../browsers';
import { atMost, type Figure, median, ratio, TIMES } from './figure';

/** The pages of the site that Lighthouse opens; the 404 page has an address of its own. */
const PAGES = ['/', '/politica-privacidade', '/termos-uso', '/404'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BARE = 'pagina-nua';

interface Run {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Run } | undefined>;

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** One run in a browser of its own, so that none finds what another left in the cache. */
async function run(url: string): Promise<Run> {
  // An ES module: it can't be required.
  const { default: lighthouse } = (await import('lighthouse')) as { default: Lighthouse };
  const port = await freePort();
  const browser = await chromium.launch({
    ...CHROMIUM,
    args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
  });
  try {
    const flags = { port, logLevel: 'error', onlyCategories: [...CATEGORIES] };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`O Lighthouse não mediu ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * Puts the yardstick into a built folder: a page of 2.3 KB, written by hand, with the home page's picture.
 * @param dist - the folder that is served
 */
export function addBarePage(dist: string): void {
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  const pictures = home.match(/<picture>[\s\S]*?<\/picture>/g) ?? [];
  const hero = pictures.find((picture) => /alt="[^"]/.test(picture));
  if (!hero) throw new Error('A página inicial não tem imagem no topo.');
  const bare = readFileSync(join(__dirname, 'bare.html'), 'utf8');
  writeFileSync(join(dist, `${BARE}.html`), bare.replace('<!-- picture -->', hero));
}

/**
 * Runs Lighthouse (mobile, its default throttling) on the yardstick and on each page, in turn, so that what else the
 * machine does falls on all alike.
 * @param url - of the served site, with the yardstick in it
 * @returns scores of all pages, and the home page's paints beside the yardstick's; medians
 */
export async function lighthouseFigures(url: string): Promise<Figure[]> {
  const paths = [`/${BARE}`, ...PAGES];
  const runs: Run[][] = paths.map(() => []);
  for (let turn = 1; turn <= TIMES; turn += 1) {
    for (const [i, path] of paths.entries()) runs[i]?.push(await run(url + path));
    console.error(`Lighthouse ${turn}/${TIMES}`);
  }
  const middle = (page: number, audit: string) =>
    median((runs[page] ?? []).map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const against = (name: string, audit: string, goal: number) => {
    const [bare, home] = [middle(0, audit), middle(1, audit)];
    return ratio(
      `${name} contra a régua (${home.toFixed(0)} e ${bare.toFixed(0)} ms)`,
      home / bare,
      goal,
    );
  };
  const scores = PAGES.map((path, i): Figure => {
    const values = CATEGORIES.map((category) =>
      Math.round(
        median(
          (runs[i + 1] ?? []).map(({ categories }) => (categories[category]?.score ?? 0) * 100),
        ),
      ),
    );
    const met = values.every((value) => value === 100);
    return {
      name: `Lighthouse ${path}`,
      goal: '100 · 100 · 100 · 100',
      value: values.join(' · '),
      met,
    };
  });
  return [
    ...scores,
    against('primeiro texto (FCP)', 'first-contentful-paint', 1.05),
    against('maior imagem (LCP)', 'largest-contentful-paint', 1.1),
    atMost(
      'tempo sem responder (TBT); a meta é o da régua',
      middle(1, 'total-blocking-time'),
      Math.ceil(middle(0, 'total-blocking-time')),
      { unit: ' ms' },
    ),
  ];
}
