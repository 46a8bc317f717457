import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIResponse, test } from '@playwright/test';
import { headersFor, readHeaders } from '../../tools/headers';
import { filesIn } from '../support/files';

const { SMOKE_SITE: site = '', SMOKE_DIST: dist = 'dist' } = process.env;

const SECURITY_TXT = '.well-known/security.txt';
const bytesOf = (file: string) => readFileSync(join(dist, file));
// Hosts read _headers, and the error pages have no address of their own.
const files = filesIn(dist).filter((file) => !/^_|^\d+\.html$/.test(file));
const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;
const rules = readHeaders(dist);

/** Headers that no host may add: the privacy policy says that there are no cookies. */
const UNWANTED = ['x-robots-tag', 'set-cookie'];

type Ask = (path: string) => Promise<APIResponse>;
type Tell = (fault: string, where: string) => void;

/** A test that fails with one sentence for each fault, which names the first of its addresses. */
const compare = (title: string, find: (ask: Ask, tell: Tell) => unknown) =>
  test(title, async ({ request }) => {
    const faults = new Map<string, string[]>();
    const tell: Tell = (fault, where) =>
      faults.set(fault, [...(faults.get(fault) ?? []), where]);
    try {
      await find((path) => request.get(path, { maxRedirects: 0 }), tell);
    } catch (error) {
      const [reason = ''] = (error as Error).message.split('\n');
      tell(`There is no answer (${reason.replace(/^\S+: /, '')})`, site);
    }
    const sentences = [...faults].map(
      ([fault, [where, ...others]]) =>
        `${fault} at ${where}${others.length ? ` and ${others.length} more` : ''}.`,
    );
    const message = sentences.join('\n');
    // The place of the error in this file helps nobody.
    if (message) throw Object.assign(new Error(message), { stack: message });
  });

compare('pages and files are those of dist/', async (ask, tell) => {
  const compareFile = async (file: string) => {
    const address = addressOf(file);
    const response = await ask(address);
    const [body, expected] = [await response.body(), bytesOf(file)];
    const headers = response.headers();
    if (response.status() !== 200)
      return tell(`The status is ${response.status()} instead of 200`, address);
    if (body.equals(bytesOf('404.html')))
      return tell('The 404 page is sent with status 200', address);
    // Each release dates its own security.txt.
    if (!body.equals(expected) && file !== SECURITY_TXT)
      tell('The content is not that of dist/', address);
    const published = headersFor(rules, address);
    for (const [name, value] of published) {
      const found = headers[name.toLowerCase()]?.replaceAll(/, */g, ', ');
      if (found === undefined) tell(`The header ${name} is missing`, address);
      else if (found !== value)
        tell(`${name} is "${found}" instead of "${value}"`, address);
    }
    const names = published.map(([name]) => name.toLowerCase());
    for (const name of UNWANTED)
      if (headers[name] && !names.includes(name))
        tell(`The header ${name}: ${headers[name]} is not wanted`, address);
    const isText = /\.(html|js|json|svg|txt|webmanifest|xml)$/.test(file);
    if (isText && expected.length > 1024 && !headers['content-encoding'])
      tell('The text is not compressed', address);
  };
  await Promise.all(files.map(compareFile));
});

compare('an unknown address has the 404 page', async (ask, tell) => {
  for (const address of ['/nada-aqui', '/static/nada-aqui.png']) {
    const response = await ask(address);
    const { 'cache-control': cache = '' } = response.headers();
    if (response.status() !== 404)
      tell(`The status is ${response.status()} instead of 404`, address);
    else if (!(await response.body()).equals(bytesOf('404.html')))
      tell('The page is not 404.html', address);
    if (!/no-store|no-cache|max-age=0/.test(cache))
      tell(`A missing page is cached (${cache})`, address);
  }
});

compare('each page has one address', async (ask, tell) => {
  const { host, port } = new URL(site);
  const pages = files.filter((file) => /(?<!^index)\.html$/.test(file));
  const redirects = pages
    .map(addressOf)
    .flatMap((page) =>
      [`${page}/`, `${page}.html`].map((path) => [path, page]),
    );
  // A site on a port of its own has no http beside its https.
  if (site.startsWith('https:') && !port)
    redirects.push([`http://${host}/`, '/']);
  for (const [path = '', page] of redirects) {
    const response = await ask(path);
    const { location = '' } = response.headers();
    const target = new URL(location, response.url()).href;
    if (![301, 308].includes(response.status()) || target !== site + page)
      tell(`There is no redirect to ${page}`, path);
  }
});

const lasts = async (ask: Ask, tell: Tell) => {
  const text = await (await ask(`/${SECURITY_TXT}`)).text();
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const inThirtyDays = Date.now() + 30 * 86_400_000;
  if (!(Date.parse(expires) > inThirtyDays))
    tell('Less than 30 days are left', `/${SECURITY_TXT}`);
};
// A preview has none.
if (files.includes(SECURITY_TXT)) compare('security.txt lasts', lasts);
