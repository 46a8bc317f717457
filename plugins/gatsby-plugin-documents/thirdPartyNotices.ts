import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

/** Packages whose letters or drawings stand in every page without being part of the browser's code. */
const DRAWN = [
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next',
  'node_modules/lucide-react',
  'node_modules/simple-icons',
];

const LOGOS = 'data/partners/logos';

const textIn = (file: string) =>
  readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').trim();

function packageNotice(folder: string): string {
  const about: Record<string, string> = JSON.parse(
    textIn(join(folder, 'package.json')),
  );
  const { name, version, license } = about;
  const file = readdirSync(folder)
    .sort()
    .find((one) => /^(?:licen[cs]e|copying)/i.test(one));
  if (!file || !license)
    throw new Error(`O pacote ${name} não traz a sua licença.`);
  return `${name} ${version} (${license})\n\n${textIn(join(folder, file))}`;
}

/** The notices beside the partners' logos; each counts while a picture that it names is published. */
function logoNotices(published: readonly string[]): string[] {
  const shown = new Set(published.map((file) => parse(file).name));
  const names = existsSync(LOGOS) ? readdirSync(LOGOS).sort() : [];
  return names
    .filter((name) => /^LICENSE.*\.txt$/.test(name))
    .map((name) => textIn(join(LOGOS, name)))
    .filter((text) =>
      [...text.matchAll(/([\w-]+)\.(?:png|jpg|webp|avif|svg)\b/g)].some(
        ([, name = '']) => shown.has(name),
      ),
    );
}

/** `third-party.txt`: the licences of what a visitor's browser gets. @throws Error when a package brings none */
export function thirdPartyNotices(
  packages: readonly string[],
  published: readonly string[],
): string {
  const line = '-'.repeat(80);
  const notices = [
    ...[...packages, ...DRAWN].map(packageNotice).sort(),
    ...logoNotices(published),
  ];
  return [
    'O que este site usa de outras pessoas, e as licenças.',
    ...notices.flatMap((notice) => [line, notice]),
    '',
  ].join('\n\n');
}
