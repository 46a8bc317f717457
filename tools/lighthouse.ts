import { exec } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { legalSlugs } from '../src/content/schemas/legal';
import { type Figures, medians } from './medians';
import { startServer } from './serve';

/** The last major version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

// Really slows the line and the processor down. The simulation, which is the default, does not see that a preloaded
// font holds the first paint back. A preview is noindex, so it cannot pass is-crawlable.
const OPTIONS = [
  '--throttling-method=devtools',
  '--skip-audits=is-crawlable',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  '--output=json',
  '--quiet',
];

const RUNS = 5;
const PAGES = ['/', ...legalSlugs.map((slug) => `/${slug}`)];

/** @returns times in milliseconds, the layout shift, and scores from 0 to 100 */
async function measure(url: string): Promise<Figures> {
  const options = OPTIONS.map((option) => `"${option}"`).join(' ');
  const run = () =>
    promisify(exec)(`npx --yes ${LIGHTHOUSE} ${url} ${options}`, {
      maxBuffer: 2 ** 26,
    });
  // Now and then Lighthouse misses the start of its own trace (NO_NAVSTART).
  const { stdout } = await run().catch(run);
  const { audits, categories } = JSON.parse(stdout);
  const audit = (name: string) => Math.round(audits[name].numericValue);
  const score = (name: string) => Math.round(categories[name].score * 100);
  const shift = audits['cumulative-layout-shift'].numericValue;
  return {
    FCP: audit('first-contentful-paint'),
    LCP: audit('largest-contentful-paint'),
    TBT: audit('total-blocking-time'),
    shift: Number(shift.toFixed(4)),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
  };
}

/**
 * Measures published folders with Lighthouse on a slow line and a slow phone,
 * in turn, and prints medians: `npm run lighthouse -- dist other/dist --page /`.
 * Times depend on the machine: compare folders of one command. Exits with 1 when
 * a score other than performance is below 100.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'string', multiple: true, default: PAGES } },
  });
  const dirs = positionals.length > 0 ? positionals : ['dist'];
  const sites = await Promise.all(dirs.map((dir) => startServer(dir)));
  const isPerfect = ({ accessibility, ...figures }: Figures) =>
    [accessibility, figures['best practices'], figures.SEO].every(
      (score) => score === 100,
    );
  for (const page of values.page) {
    const runs: Figures[][] = dirs.map(() => []);
    for (let run = 0; run < RUNS; run += 1)
      for (const [index, { url }] of sites.entries())
        runs[index]?.push(await measure(url + page));
    const rows = runs.map(medians);
    console.log(page);
    console.table(Object.fromEntries(rows.map((row, i) => [dirs[i], row])));
    if (!rows.every(isPerfect)) process.exitCode = 1;
  }
  await Promise.all(sites.map((site) => site.close()));
}

void main().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
