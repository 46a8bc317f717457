import { freePort } from '../devServer';
import { median, TIMES } from '../median';
import { startChromium } from './chromium';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one page, medians of some runs. */
export interface PageFigures {
  /** From 0 to 100, in the order of CATEGORIES. */
  readonly scores: readonly number[];
  /** First and largest paint and blocking time, in milliseconds, on Lighthouse's simulated phone. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Audits below full marks in any run, but for those that only inform. */
  readonly failed: readonly string[];
}

interface Run {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly numericValue?: number;
        readonly scoreDisplayMode: string;
      }
    >
  >;
}

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Run } | undefined>;

/** One run in a browser of its own, so that none finds what another left in the cache. */
async function run(url: string): Promise<Run> {
  // An ES module: it can't be required.
  const { default: lighthouse } = (await import('lighthouse')) as { default: Lighthouse };
  const port = await freePort();
  const browser = await startChromium(port);
  try {
    const flags = { port, logLevel: 'error', onlyCategories: [...CATEGORIES] };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`O Lighthouse não mediu ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function summary(runs: readonly Run[]): PageFigures {
  const middle = (audit: string) =>
    median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const failed = runs.flatMap(({ audits }) =>
    Object.entries(audits)
      .filter(
        ([, { score, scoreDisplayMode }]) =>
          /binary|numeric|metric/i.test(scoreDisplayMode) && score !== null && score < 0.9,
      )
      .map(([name]) => name),
  );
  return {
    scores: CATEGORIES.map((name) =>
      Math.round(median(runs.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
    ),
    fcp: middle('first-contentful-paint'),
    lcp: middle('largest-contentful-paint'),
    tbt: middle('total-blocking-time'),
    cls: middle('cumulative-layout-shift'),
    failed: [...new Set(failed)].sort(),
  };
}

/**
 * Runs Lighthouse (mobile, its default throttling) on some pages, in turn, so that what else the machine does
 * falls on all alike.
 * @param urls - the pages
 * @returns the medians, by page, in the order asked
 * @throws Error when Chromium is missing or a page can't be measured
 */
export async function lighthouseInTurn(urls: readonly string[]): Promise<PageFigures[]> {
  const runs: Run[][] = urls.map(() => []);
  for (let turn = 0; turn < TIMES; turn += 1) {
    for (const [index, url] of urls.entries()) {
      runs[index]?.push(await run(url));
      console.error(`Lighthouse ${turn + 1}/${TIMES} ${url}`);
    }
  }
  return runs.map(summary);
}
