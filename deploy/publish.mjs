// Publishes dist/ to the nginx server of README.md, or to a folder of this machine. It needs Node and rsync and no
// package, since on GitHub it runs in a job that has none. Started by publish.sh.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const USAGE = `Usage: deploy/publish.sh <target>
  root@server:/srv/mare-credito   a folder of a server, through ssh
  /srv/mare-credito               a folder of this machine
deploy/publish.sh --check         says whether dist/ may be published`;

const DIST = 'dist';

/** In the target, the address of the site that is published there. Servers send no file whose name starts with "_". */
const MARK = '_site';

/** What browsers get compressed: nginx sends the copies beside these files. */
const TEXT = /\.(?:html|js|json|svg|txt|webmanifest|xml)$/;

/** Files whose names contain a hash of their content. Older ones stay, because open tabs still ask for them. */
const HASHED = ['/static', '/island-*'];

/** A reason to end with a sentence and status 1. */
class Refusal extends Error {}

/** Reads a file of dist/; a missing one is empty. */
function readBuilt(file) {
  const place = path.join(DIST, file);
  return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
}

/**
 * Returns the address of the released site in dist/.
 * @throws Refusal when `npm run release` did not make it
 */
function releasedSite() {
  const [, site] =
    /^Canonical: (https:\/\/[^/\s]+)\//m.exec(
      readBuilt('.well-known/security.txt'),
    ) ?? [];
  const isPreview =
    readBuilt('index.html').includes('<meta name="robots"') ||
    readBuilt('_headers').includes('X-Robots-Tag');
  if (site && !isPreview) return site;
  throw new Refusal(
    `${DIST}/ is not a release, but a preview, or nothing. Run npm run release. Nothing was published.`,
  );
}

/** Fills a folder with what is published: dist/, compressed copies, the mark. */
async function prepare(folder, site) {
  // rsync would skip a link, and end with 0.
  await fs.promises.cp(DIST, folder, { recursive: true, dereference: true });
  for (const file of fs.readdirSync(folder, { recursive: true })) {
    const place = path.join(folder, file);
    if (!TEXT.test(file) || !fs.statSync(place).isFile()) continue;
    const content = fs.readFileSync(place);
    // Node's default is the highest level of Brotli, 11.
    fs.writeFileSync(`${place}.br`, brotliCompressSync(content));
    fs.writeFileSync(`${place}.gz`, gzipSync(content, { level: 9 }));
  }
  fs.writeFileSync(path.join(folder, MARK), `${site}\n`);
}

/** Runs rsync. Files get mode 644 and folders 755, whatever the umask of the receiver is. */
function rsync(...args) {
  const { error, status, stdout, stderr } = spawnSync(
    'rsync',
    ['-rcps', '--chmod=D755,F644', ...args],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  if (error)
    throw new Refusal(
      `rsync cannot be started (${error.message}). Nothing was published.`,
    );
  return { status, stdout, stderr: stderr.trim() };
}

/** Runs rsync, or ends with a sentence about what visitors get now. */
function transfer(args, visitorsGet) {
  const { status, stderr } = rsync(...args);
  if (status === 0) return;
  throw new Refusal(
    `${stderr}\nrsync ended with status ${status}. ${visitorsGet}`,
  );
}

/** @throws Refusal when the target contains anything that is not this site */
function checkTarget(target, site, folder) {
  const { status, stdout, stderr } = rsync('--list-only', `${target}/`);
  // 2 is the number of "no such file or directory" in every language.
  const isMissing = status === 23 && stderr.includes('(2)');
  if (status !== 0 && !isMissing)
    throw new Refusal(
      `${stderr}\n${target} cannot be read. Nothing was published.`,
    );
  const names = stdout
    .split('\n')
    .map((line) => /^\S+ +\S+ \S+ \S+ (.+)$/.exec(line)?.[1] ?? '.')
    .filter((name) => name !== '.');
  if (names.length === 0) return;
  const copy = path.join(folder, '..', `${path.basename(folder)}-mark`);
  if (names.includes(MARK))
    transfer([`${target}/${MARK}`, copy], 'Nothing was published.');
  const found = fs.existsSync(copy) ? fs.readFileSync(copy, 'utf8').trim() : '';
  fs.rmSync(copy, { force: true });
  if (found === site) return;
  const reason = found
    ? `holds another site, ${found}`
    : `holds files that are not of this site (${names.slice(0, 5).join(', ')})`;
  throw new Refusal(
    `${target} ${reason}. Publishing would delete them: choose an empty folder or, if it is this site's, write ${site} into a file ${MARK} there. Nothing was published.`,
  );
}

/** Publishes dist/. @throws Refusal when it was not published, or not whole */
async function publish(target) {
  const site = releasedSite();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  const from = `${folder}/`;
  const to = `${target}/`;
  const asBefore = 'Visitors get the same pages as before.';
  try {
    await prepare(folder, site).catch(({ message }) => {
      throw new Refusal(`${message}. Nothing was published.`);
    });
    checkTarget(target, site, folder);
    // First the mark: a publication that fails can then be repeated.
    transfer([`${from}${MARK}`, to], asBefore);
    const hashed = HASHED.map((pattern) => `--include=${pattern}`);
    transfer([...hashed, '--exclude=/*', from, to], asBefore);
    const others = HASHED.map((pattern) => `--exclude=${pattern}`);
    transfer(
      // All files take their places at the end.
      ['--delay-updates', '--delete-after', ...others, from, to],
      'Visitors may get pages of both releases: run the command again.',
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  console.log(`Published ${site} to ${target}.`);
}

const [target, ...more] = process.argv.slice(2);
// A server without a folder, or a root, is nobody's place for a site.
const isTarget = /^(?!-)(?:[^/:]+:)?(?=.*\w)[^:]+$/.test(target ?? '');
try {
  if (target === '--check' && more.length === 0)
    console.log(`${DIST}/ is a release of ${releasedSite()}.`);
  else if (isTarget && more.length === 0)
    await publish(target.replace(/\/+$/, ''));
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
