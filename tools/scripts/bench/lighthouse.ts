import type { Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { WHOLE_CHROMIUM } from '../../../__tests__/support/browsers';
import type { Figure } from './table';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One run in a browser of its own, once more where Lighthouse itself failed. @throws Error when three in a row fail */
async function runLighthouse(url: string, tries = 3): Promise<Result> {
  // An ES module, which cannot be required.
  const { default: lighthouse } = await import('lighthouse');
  const args = [...WHOLE_CHROMIUM.args, '--ignore-certificate-errors'];
  const browser = await puppeteer.launch({ ...WHOLE_CHROMIUM, args });
  const port = Number(new URL(browser.wsEndpoint()).port);
  const flags = {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  } as const;
  const result = (await lighthouse(url, flags))?.lhr;
  await browser.close();
  const categories = Object.values(result?.categories ?? {});
  if (result && categories.every(({ score }) => score !== null)) return result;
  if (tries === 1) throw new Error(`O Lighthouse falhou em ${url}.`);
  return runLighthouse(url, tries - 1);
}

/** Scores of the site's pages, and the first one's times against a bare page's; medians, Lighthouse's mobile defaults. */
export async function lighthouseFigures(
  pages: readonly string[],
  bare: string,
  times: number,
): Promise<Figure[]> {
  const results = new Map<string, Result[]>();
  for (let turn = 1; turn <= times; turn += 1) {
    // In turn, so that what else the machine does falls on all alike.
    for (const address of [bare, ...pages]) {
      const before = results.get(address) ?? [];
      results.set(address, [...before, await runLighthouse(address)]);
    }
    console.error(`Lighthouse ${turn}/${times}`);
  }
  function medianOf(
    address: string,
    value: (result: Result) => number | null | undefined,
  ): number {
    const values = (results.get(address) ?? []).map(
      (result) => value(result) ?? Number.NaN,
    );
    values.sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  }
  const timeOf = (address: string, audit: string) =>
    medianOf(address, ({ audits }) => audits[audit]?.numericValue);
  const [home = ''] = pages;
  const ratio = (name: string, audit: string, goal: number): Figure => {
    const [own, least] = [timeOf(home, audit), timeOf(bare, audit)];
    return {
      name: `${name} contra a página nua (${own.toFixed(0)} e ${least.toFixed(0)} ms)`,
      value: own / least,
      goal,
    };
  };
  const missing = pages.flatMap((page) =>
    CATEGORIES.map((category): Figure => {
      const score = medianOf(
        page,
        ({ categories }) => categories[category]?.score,
      );
      return {
        name: `Lighthouse ${new URL(page).pathname} ${category}: pontos que faltam para 100`,
        value: 100 - Math.round(score * 100),
        goal: 0,
      };
    }),
  );
  return [
    ...missing,
    ratio('primeiro texto (FCP)', 'first-contentful-paint', 1.05),
    ratio('maior imagem (LCP)', 'largest-contentful-paint', 1.1),
    {
      name: 'tempo sem responder (TBT), em ms; a meta é o da página nua',
      value: timeOf(home, 'total-blocking-time'),
      goal: timeOf(bare, 'total-blocking-time'),
    },
  ];
}
