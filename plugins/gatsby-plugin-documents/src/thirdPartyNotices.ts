import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { DocumentsOptions } from './options';

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
    throw new Error(`The package ${name} contains no licence.`);
  return `${name} ${version} (${license})\n\n${textIn(join(folder, file))}`;
}

/** The notices of a folder's pictures; each counts while a picture that it names is published. */
function pictureNotices(
  folder: string,
  published: readonly string[],
): string[] {
  const shown = new Set(published.map((file) => parse(file).name));
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => /^LICENSE.*\.txt$/.test(name))
    .map((name) => textIn(join(folder, name)))
    .filter((text) =>
      [...text.matchAll(/([\w-]+)\.(?:png|jpg|webp|avif|svg)\b/g)].some(
        ([, name = '']) => shown.has(name),
      ),
    );
}

/**
 * `third-party.txt`: the licences of what a visitor's browser gets.
 * @param scriptPackages - folders of the packages in the client scripts
 * @param published - paths of the published pictures
 * @throws Error when a package contains no licence
 */
export function thirdPartyNotices(
  { heading, packages, folders }: DocumentsOptions['notices'],
  scriptPackages: readonly string[],
  published: readonly string[],
): string {
  const line = '-'.repeat(80);
  const drawn = packages.map((name) => `node_modules/${name}`);
  const notices = [
    ...[...scriptPackages, ...drawn].map(packageNotice).sort(),
    ...folders.flatMap((folder) => pictureNotices(folder, published)),
  ];
  return [heading, ...notices.flatMap((notice) => [line, notice]), ''].join(
    '\n\n',
  );
}
