import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { legalSlugs } from '../../content/schemas/legal';
import { publish } from '../../publish/publish';
import { runCommand } from '../command';
import { startServer } from '../serve';
import { serveOverHttp2 } from './http2';
import { lighthouseFigures } from './lighthouse';
import { printFigures } from './table';
import { weightFigures } from './weight';

const USAGE = `Mede o que o visitante paga, na última construção: peso, Lighthouse e a razão para uma página nua. Uso: npm run bench -- [--quick]
  --quick   cada coisa uma vez, em vez de medianas de cinco`;

const DIST = join('.reports', 'bench');

const BEST = 11;

/** A folder with the page to measure by: 2.3 KB written by hand, and the picture of the home page. */
function bareFolder(dist: string): string {
  const home = fromHtml(readFileSync(join(dist, 'index.html'), 'utf8'));
  const picture = select('main picture:has(img:not([alt=""]))', home);
  if (!picture) throw new Error('A página inicial não mostra imagem descrita.');
  const page = readFileSync(join(__dirname, 'bare.html'), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  cpSync(join(dist, 'static'), join(folder, 'static'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    page.replace('<!-- picture -->', toHtml(picture)),
  );
  return folder;
}

async function bench(times: number): Promise<void> {
  // As a release publishes it: a preview asks search engines to stay away, which costs points.
  await publish({
    noindex: false,
    hstsPreload: false,
    out: DIST,
  });
  const folder = bareFolder(DIST);
  // The bare page has a server of its own: the site's policy would refuse its styles.
  const servers = await Promise.all(
    [DIST, folder].map((dir) =>
      startServer({ dir, port: 0, brotliQuality: BEST }),
    ),
  );
  const [site, bare] = servers.map(({ url }) => url) as [string, string];
  const secure = await Promise.all([site, bare].map(serveOverHttp2));
  const paths = ['/', ...legalSlugs.map((slug) => `/${slug}`)];
  printFigures([
    ...(await weightFigures(site, DIST)),
    ...(await lighthouseFigures({
      site: secure[0]?.url ?? '',
      bare: `${secure[1]?.url}/`,
      paths,
      times,
    })),
  ]);
  for (const server of [...secure, ...servers]) await server.close();
  rmSync(folder, { recursive: true });
}

void runCommand(
  USAGE,
  { quick: { type: 'boolean', default: false } },
  ({ values }) => bench(values.quick ? 1 : 5),
);
