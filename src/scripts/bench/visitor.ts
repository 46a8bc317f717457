import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startChromium } from './chromium';
import { atMost, type Figure, sizeFigure } from './figure';
import { firstScreenWithin } from './firstScreen';
import { CATEGORIES, lighthouseInTurn, type PageFigures } from './lighthouse';
import { type BenchSite, YARDSTICK } from './site';
import { measureTraffic, type Transfer } from './traffic';

/** The four pages. The 404 page has an address of its own, by which Lighthouse can open it. */
const PAGES = ['/', '/politica-privacidade', '/termos-uso', '/404'];

const scriptBytes = (transfers: readonly Transfer[]) =>
  transfers.filter(({ type }) => type === 'Script').reduce((total, { body }) => total + body, 0);

const foreign = (transfers: readonly Transfer[], url: string) =>
  transfers.filter(
    (transfer) => !transfer.url.startsWith(url) && !transfer.url.startsWith('data:'),
  );

/** Bytes, requests and shifts on a small phone. */
export async function trafficFigures({ url, dir }: BenchSite): Promise<Figure[]> {
  const browser = await startChromium();
  const traffic = await measureTraffic(browser, `${url}/`).finally(() => browser.close());
  const { before, after, inlineScript, shift, blocked, cookies, storage } = traffic;
  const html = readFileSync(join(dir, 'index.html.br'));
  const inline = inlineScript ? brotliCompressSync(inlineScript).length : 0;
  const within = await firstScreenWithin(html, 14 * 1024);
  const strangers = foreign(after, url).length;
  return [
    sizeFigure('JavaScript antes de qualquer toque', scriptBytes(before) + inline, 2),
    sizeFigure('JavaScript com o carrossel vivo', scriptBytes(after), 95),
    sizeFigure('HTML da página inicial com o CSS, Brotli', html.length, 18),
    {
      name: 'primeira tela dentro dos primeiros 14 KB do HTML',
      goal: 'sim',
      value: within ? 'sim' : 'não',
      met: within,
    },
    sizeFigure(
      'tudo o que a primeira tela pede (360×640, 2x)',
      before.reduce((total, { bytes }) => total + bytes, 0),
      110,
    ),
    atMost('pedidos antes de qualquer toque (360×640)', before.length, 6),
    atMost('deslocamento ao rolar tudo e ao ligar o carrossel', shift, 0, { digits: 2 }),
    atMost('bloqueio por tarefas longas antes do toque', blocked, 0, { unit: ' ms' }),
    atMost('pedidos a terceiros, cookies, armazenamento', strangers + cookies + storage, 0),
  ];
}

function scoreFigures(pages: readonly PageFigures[]): Figure[] {
  return PAGES.map((path, index) => {
    const scores = pages[index]?.scores ?? [];
    const failed = pages[index]?.failed ?? [];
    const met = scores.every((score) => score === 100);
    return {
      name: `Lighthouse ${path} (${CATEGORIES.join(', ')})`,
      goal: '100 · 100 · 100 · 100',
      value: scores.join(' · ') + (met || failed.length === 0 ? '' : ` (${failed.join(', ')})`),
      met,
    };
  });
}

/** Lighthouse's scores of all pages, and the home page's paints beside the yardstick's. */
export async function lighthouseFigures({ url }: BenchSite): Promise<Figure[]> {
  const [ruler, ...pages] = await lighthouseInTurn([YARDSTICK, ...PAGES].map((path) => url + path));
  const [home] = pages;
  if (!ruler || !home) return [];
  const times = (one: number, other: number) => `${Math.round(one)} e ${Math.round(other)} ms`;
  return [
    ...scoreFigures(pages),
    atMost(`FCP contra a régua (${times(home.fcp, ruler.fcp)})`, home.fcp / ruler.fcp, 1.05, {
      unit: '×',
      digits: 2,
    }),
    atMost(`LCP contra a régua (${times(home.lcp, ruler.lcp)})`, home.lcp / ruler.lcp, 1.05, {
      unit: '×',
      digits: 2,
    }),
    // The yardstick has nothing to run: what it is blocked by is the browser's own work.
    atMost(`TBT da página inicial (a da régua: ${Math.round(ruler.tbt)} ms)`, home.tbt, 0, {
      unit: ' ms',
    }),
    atMost('CLS da página inicial', home.cls, 0, { digits: 2 }),
  ];
}
