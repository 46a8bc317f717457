import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { compressTexts } from '../../../plugins/gatsby-plugin-documents/files';
import { publish } from '../../../plugins/gatsby-plugin-documents/publish';
import { legalSlugs } from '../../../src/content/schemas/legal';
import { siteListener } from '../../serve';
import { runCommand } from '../command';
import { lighthouseFigures } from './lighthouse';
import { printFigures } from './table';
import { weightFigures } from './weight';

const USAGE = `Mede o que o visitante paga, na última construção: peso, Lighthouse e a razão para uma página nua. Uso: npm run bench -- [--quick]
  --quick   cada coisa uma vez, em vez de medianas de cinco`;

const DIST = join('.reports', 'bench');

const CERTIFICATE =
  'req -x509 -newkey rsa:2048 -nodes -keyout - -out - -subj /CN=localhost';

/** A folder with the page to measure by: 2.3 KB written by hand, and the picture of the home page. */
function bareFolder(): string {
  const home = fromHtml(readFileSync(join(DIST, 'index.html'), 'utf8'));
  const picture = select('main picture:has(img:not([alt=""]))', home);
  if (!picture) throw new Error('A página inicial não mostra imagem descrita.');
  const page = readFileSync(join(__dirname, 'bare.html'), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  cpSync(join(DIST, 'static'), join(folder, 'static'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    page.replace('<!-- picture -->', toHtml(picture)),
  );
  return folder;
}

/** Starts a server on any free port. @returns its host */
async function startOn(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `localhost:${(server.address() as AddressInfo).port}`;
}

/** A server that speaks HTTP/2, as every host does: without, each picture pays for a connection. Needs `openssl`. */
function secureServer(dir: string): Server {
  const args = CERTIFICATE.split(' ');
  const pem = execFileSync('openssl', args, { stdio: 'pipe' });
  // Node calls HTTP/1's listener for HTTP/2, too, but gives it other types.
  const listener = siteListener(dir) as never;
  return createSecureServer({ key: pem, cert: pem }, listener);
}

async function bench(times: number): Promise<void> {
  // As a release publishes it: a preview asks search engines to stay away, which costs points.
  await publish({ noindex: false, hstsPreload: false, out: DIST });
  const folder = bareFolder();
  // As hosts have them: compressing a page when it is asked for takes longer the longer it is.
  for (const dir of [DIST, folder]) compressTexts(dir);
  // The bare page has a server of its own: the site's policy would refuse its styles.
  const plain = createServer(siteListener(DIST));
  const site = secureServer(DIST);
  const bare = secureServer(folder);
  const paths = ['/', ...legalSlugs.map((slug) => `/${slug}`)];
  try {
    const host = await startOn(site);
    const pages = paths.map((path) => `https://${host}${path}`);
    const barePage = `https://${await startOn(bare)}/`;
    printFigures([
      ...(await weightFigures(`http://${await startOn(plain)}/`)),
      ...(await lighthouseFigures(pages, barePage, times)),
    ]);
  } finally {
    for (const server of [plain, site, bare]) server.close();
    rmSync(folder, { recursive: true });
  }
}

void runCommand(
  USAGE,
  { quick: { type: 'boolean', default: false } },
  ({ values }) => bench(values.quick ? 1 : 5),
);
