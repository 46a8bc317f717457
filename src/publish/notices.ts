import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

const HEADING = 'O que este site usa de outras pessoas, e as licenças.';
const LOGOS = 'data/partners/logos';

/** Packages of which a part is in the pages, besides those in the scripts. */
const PACKAGES = [
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next',
  'node_modules/lucide-react',
];

const readText = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').trim();

function packageNotice(folder: string): string {
  const { name, version, license } = JSON.parse(
    readText(join(folder, 'package.json')),
  );
  const file = readdirSync(folder)
    .sort()
    .find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  if (!file || !license)
    throw new Error(`The package ${name} contains no license.`);
  return `${name} ${version} (${license})\n\n${readText(join(folder, file))}`;
}

/** The name of a picture, without its format: publishing may change that. */
const PICTURE_NAME = /\w[\w.-]*(?=\.(?:png|jpe?g|webp|avif|svg)\b)/g;

/** The texts of `LICENSE*.txt` beside the logos that name a published picture. */
function logoNotices(published: readonly string[]): string[] {
  const names = published.map((file) => parse(file).name);
  return readdirSync(LOGOS)
    .sort()
    .filter((file) => /^LICENSE.*\.txt$/.test(file))
    .map((file) => readText(join(LOGOS, file)))
    .filter((text) =>
      text.match(PICTURE_NAME)?.some((name) => names.includes(name)),
    );
}

/**
 * The text of `third-party.txt`: the licenses of what a visitor downloads.
 * @param scriptPackages - folders of the packages in the scripts
 * @param published - paths of the published files
 * @throws Error when a package contains no license
 */
export function thirdPartyNotices(
  scriptPackages: readonly string[],
  published: readonly string[],
): string {
  const packages = [...scriptPackages, ...PACKAGES];
  const notices = [
    ...packages.map(packageNotice).sort(),
    ...logoNotices(published),
  ];
  const separator = '-'.repeat(80);
  return [
    HEADING,
    ...notices.flatMap((notice) => [separator, notice]),
    '',
  ].join('\n\n');
}
