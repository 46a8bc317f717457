import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request as ask } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page, type Request } from '@playwright/test';
import type { Result as Run } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { legalSlugs } from '../../content/schemas/legal';
import { CHROMIUM } from '../browsers';
import { startServer } from '../serve';
import { atMost, type Figure, median } from './figure';

const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      readonly value: number;
    })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 320) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 100));
    }
  });

/** What came over the line for some requests, headers too, in kilobytes of 1,024. */
async function kilobytes(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return (
    sizes.reduce(
      (sum, one) => sum + one.responseHeadersSize + one.responseBodySize,
      0,
    ) / 1024
  );
}

/** Opens the home page on a phone of 360×640 at two pixels a point, scrolls until the carousel lives, and counts. */
export async function weightFigures(
  url: string,
  dist: string,
): Promise<Figure[]> {
  const browser = await chromium.launch(CHROMIUM);
  const phone = {
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
  };
  const page = await browser.newPage({ ...phone, hasTouch: true });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  const before = [...requests];
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .map(({ src, type, text }) => (src || type ? '' : text))
      .join(''),
  );
  await scrollThrough(page);
  await page.locator('.slick-slider').waitFor();
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');

  const compressed = (text: string) => brotliCompressSync(text).length / 1024;
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const scripts = requests.filter(
    (request) => request.resourceType() === 'script',
  );
  const alive = compressed(inline) + (await kilobytes(scripts));
  const shift = await layoutShift(page);
  const stored = await page.evaluate(
    () => localStorage.length + sessionStorage.length,
  );
  const cookies = await page.context().cookies();
  const strangers = requests.filter(
    (request) => !request.url().startsWith(url),
  );
  const traces = strangers.length + stored + cookies.length;
  // Ten packets of 1,460 bytes (RFC 6928): what fits needs no second round trip.
  const flight = Math.round((await kilobytes(requests.slice(0, 1))) * 1024);
  const figures = [
    atMost(
      'HTML da página inicial com o CSS, em Brotli',
      compressed(html),
      14,
      ' KB',
      1,
    ),
    atMost(
      'a página com cabeçalhos, no primeiro envio da conexão',
      flight,
      14600,
      ' bytes',
    ),
    atMost(
      'JavaScript antes de qualquer toque',
      compressed(inline),
      2,
      ' KB',
      1,
    ),
    atMost('JavaScript com o carrossel vivo', alive, 78, ' KB', 1),
    atMost(
      'tudo o que a primeira tela pede (360×640, 2x)',
      await kilobytes(before),
      80,
      ' KB',
      1,
    ),
    atMost(
      'a página inteira, depois de rolar tudo',
      await kilobytes(requests),
      260,
      ' KB',
      1,
    ),
    atMost('pedidos antes de qualquer toque', before.length, 6),
    atMost(
      'deslocamento ao rolar tudo e ao ligar o carrossel',
      shift,
      0,
      '',
      2,
    ),
    atMost('pedidos a terceiros, cookies, armazenamento', traces, 0),
  ];
  await browser.close();
  return figures;
}

const PAGES = ['/', ...legalSlugs.map((slug) => `/${slug}`), '/404'];
const RULERS = [
  ['/', 'a página nua'],
  ['/sem-scripts', 'a mesma sem scripts'],
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** HTTP/2 and TLS, as every host has them: without, each picture pays for a connection. Needs `openssl`. */
async function overHttp2(url: string) {
  const printed =
    'req -x509 -newkey rsa:2048 -nodes -keyout - -out - -subj /CN=localhost';
  const pem = execFileSync('openssl', printed.split(' '), { stdio: 'pipe' });
  const server = createSecureServer(
    { key: pem, cert: pem },
    ({ method, url: path, headers }, response) => {
      const coding = {
        'accept-encoding': String(headers['accept-encoding'] ?? ''),
      };
      ask(url + path, { method, headers: coding }, (answer) => {
        const { connection: _, 'keep-alive': __, ...own } = answer.headers;
        response.writeHead(answer.statusCode ?? 500, own);
        answer.pipe(response);
      }).end();
    },
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

/** One run in a browser of its own, made again where Lighthouse failed. @throws Error when three in a row fail */
async function run(url: string, tries = 3): Promise<Run> {
  // An ES module: it can't be required.
  const { default: lighthouse } = await import('lighthouse');
  const args = [...CHROMIUM.args, '--ignore-certificate-errors'];
  const browser = await puppeteer.launch({ ...CHROMIUM, args });
  const port = Number(new URL(browser.wsEndpoint()).port);
  const flags = {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  } as const;
  const lhr = (await lighthouse(url, flags))?.lhr;
  await browser.close();
  if (lhr && Object.values(lhr.categories).every(({ score }) => score !== null))
    return lhr;
  const errors = Object.values(lhr?.audits ?? {}).flatMap(
    ({ errorMessage }) => errorMessage ?? [],
  );
  if (tries === 1)
    throw new Error(`Lighthouse failed at ${url}: ${errors.join(' ')}`);
  console.error(`Lighthouse failed, once more: ${errors.join(' ')}`);
  return run(url, tries - 1);
}

/** A folder of two pages to measure by: one of 2.3 KB, written by hand, and the home page without its scripts. */
function rulersOf(dist: string): string {
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  const pictures = home.match(/<picture>[\s\S]*?<\/picture>/g) ?? [];
  const hero = pictures.find((picture) => /alt="[^"]/.test(picture)) ?? '';
  const bare = readFileSync(join(__dirname, 'bare.html'), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'rulers-'));
  cpSync(join(dist, 'static'), join(folder, 'static'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    bare.replace('<!-- picture -->', hero),
  );
  const silent = home.replace(/<script[\s\S]*?<\/script>/g, '');
  writeFileSync(join(folder, 'sem-scripts.html'), silent);
  return folder;
}

/** Rulers and pages in turn, so that what else the machine does falls on all alike. @returns medians */
export async function lighthouseFigures(
  url: string,
  dist: string,
  times: number,
) {
  const folder = rulersOf(dist);
  // Apart: the site's policy would refuse the styles of the page written by hand.
  const rulerServer = await startServer({ dir: folder, port: 0 });
  const [site, apart] = [
    await overHttp2(url),
    await overHttp2(rulerServer.url),
  ];
  const addresses = [
    ...RULERS.map(([path]) => apart.url + path),
    ...PAGES.map((path) => site.url + path),
  ];
  const runs = new Map<string, Run[]>(
    addresses.map((address) => [address, []]),
  );
  for (let turn = 1; turn <= times; turn += 1) {
    for (const [address, all] of runs) all.push(await run(address));
    console.error(`Lighthouse ${turn}/${times}`);
  }
  for (const server of [site, apart, rulerServer]) await server.close();
  rmSync(folder, { recursive: true });
  const middle = (
    address: string,
    value: (one: Run) => number | null | undefined,
  ) => median((runs.get(address) ?? []).map((one) => value(one) ?? Number.NaN));
  const time = (address: string, audit: string) =>
    middle(address, (one) => one.audits[audit]?.numericValue);
  const against = ([path, ruler]: (typeof RULERS)[number]): Figure[] => {
    const both = (audit: string) =>
      [time(`${site.url}/`, audit), time(apart.url + path, audit)] as const;
    const ratio = (name: string, audit: string, goal: number) => {
      const [home, other] = both(audit);
      const times = `${home.toFixed(0)} e ${other.toFixed(0)} ms`;
      return atMost(
        `${name} contra ${ruler} (${times})`,
        home / other,
        goal,
        '×',
        2,
      );
    };
    const [blocked, least] = both('total-blocking-time');
    return [
      ratio('primeiro texto (FCP)', 'first-contentful-paint', 1.05),
      ratio('maior imagem (LCP)', 'largest-contentful-paint', 1.1),
      atMost(
        `tempo sem responder (TBT); a meta é ${ruler}`,
        blocked,
        Math.ceil(least),
        ' ms',
      ),
    ];
  };
  const scores = PAGES.map((path): Figure => {
    const values = CATEGORIES.map((category) =>
      Math.round(
        middle(site.url + path, (one) => one.categories[category]?.score) * 100,
      ),
    );
    return {
      name: `Lighthouse ${path}`,
      goal: '100 · 100 · 100 · 100',
      value: values.join(' · '),
      met: values.every((value) => value === 100),
    };
  });
  return [...scores, ...RULERS.flatMap(against)];
}
