import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages whose drawings or letters stand in pages without being a module of the browser's bundle. */
const DRAWN = [
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next',
  'node_modules/lucide-react',
  'node_modules/simple-icons',
];

const MARKS = `Marcas dos parceiros: desenhos de onze logotipos vêm do pacote @edusites/bancos-brasil 1.2.0 (MIT).
As marcas são das respectivas instituições.`;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

function read(root: string, folder: string): Package {
  const place = join(root, folder);
  const { name, version, license } = JSON.parse(
    readFileSync(join(place, 'package.json'), 'utf8'),
  ) as Package;
  const file = readdirSync(place)
    .sort()
    .find((one) => /^(?:licen[cs]e|copying)/i.test(one));
  const text = file
    ? readFileSync(join(place, file), 'utf8').replace(/\r\n?/g, '\n').trim()
    : '(o pacote não traz o texto da licença)';
  return { name, version, license, text };
}

/**
 * `third-party.txt`: whose code and drawings a visitor's browser gets, with the text of each licence.
 * @param root - the project's folder
 * @param packages - package folders, from webpack's report
 * @throws Error when a package names no licence
 */
export function thirdParty(root: string, packages: readonly string[]): string {
  const folders = [...packages, ...DRAWN].filter((folder) => existsSync(join(root, folder)));
  const found = new Map(folders.map((folder) => read(root, folder)).map((one) => [one.name, one]));
  const sorted = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const nameless = sorted.find(({ license }) => typeof license !== 'string' || license === '');
  if (nameless) throw new Error(`O pacote ${nameless.name} não diz a sua licença.`);
  const line = '-'.repeat(80);
  return [
    'O que este site usa de outras pessoas, e as licenças.',
    MARKS,
    ...sorted.map(
      ({ name, version, license, text }) =>
        `${line}\n${name} ${version} (${license})\n${line}\n\n${text}`,
    ),
    '',
  ].join('\n\n');
}
