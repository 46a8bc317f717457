import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { DocumentsOptions } from './options';

const readText = (file: string) =>
  readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').trim();

function packageNotice(folder: string): string {
  const { name, version, license } = JSON.parse(
    readText(join(folder, 'package.json')),
  );
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  if (!file || !license)
    throw new Error(`The package ${name} contains no license.`);
  return `${name} ${version} (${license})\n\n${readText(join(folder, file))}`;
}

/** The texts of `LICENSE*.txt` files in a folder that name a published picture. */
function pictureNotices(
  folder: string,
  published: readonly string[],
): string[] {
  const names = new Set(published.map((file) => parse(file).name));
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files
    .filter((file) => /^LICENSE.*\.txt$/.test(file))
    .map((file) => readText(join(folder, file)))
    .filter((text) =>
      [...text.matchAll(/([\w-]+)\.(?:png|jpe?g|webp|avif|svg)\b/g)].some(
        ([, name = '']) => names.has(name),
      ),
    );
}

/**
 * The text of `third-party.txt`: the licenses of what a visitor downloads.
 * @param scriptPackages - folders of the packages in the client scripts
 * @param published - paths of the published pictures
 * @throws Error when a package contains no license
 */
export function thirdPartyNotices(
  { heading, packages, folders }: DocumentsOptions['notices'],
  scriptPackages: readonly string[],
  published: readonly string[],
): string {
  const others = packages.map((name) => `node_modules/${name}`);
  const notices = [
    ...[...scriptPackages, ...others].map(packageNotice).sort(),
    ...folders.flatMap((folder) => pictureNotices(folder, published)),
  ];
  const separator = '-'.repeat(80);
  return [
    heading,
    ...notices.flatMap((notice) => [separator, notice]),
    '',
  ].join('\n\n');
}
