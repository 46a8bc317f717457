import { readFileSync } from 'node:fs';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly version?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

const read = (path: string) => readFileSync(path, 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, Locked>;
};
const project = JSON.parse(read('package.json'));
const locked = Object.entries(packages).filter(([name]) => name !== '');

/** Of another system: the lock file was written where the registry did not answer for some of these. */
const isForeign = ({ optional, os, cpu, libc }: Locked) =>
  optional === true &&
  (os?.includes(process.platform) === false ||
    cpu?.includes(process.arch) === false ||
    libc?.includes('musl') === true);

test('every package is the registry’s own: named by version and hash, from nowhere else', () => {
  const isOwn = (one: Locked) =>
    (one.integrity?.startsWith('sha512-') ?? isForeign(one)) &&
    one.resolved === undefined &&
    !one.link &&
    /^\d+\.\d+\.\d+/.test(one.version ?? '');
  const strange = locked.filter(([, one]) => !isOwn(one));
  expect(strange.map(([name]) => name)).toEqual([]);
});

test('no version is a range, an address or a folder', () => {
  const versions = Object.entries({
    ...project.dependencies,
    ...project.devDependencies,
  });
  expect(
    versions.filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
    ),
  ).toEqual([]);
});

test('no install script runs', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('the README gives the reason of every override', () => {
  const readme = read('README.md');
  for (const name of Object.keys(project.overrides))
    expect(readme).toContain(`| \`${name}\` |`);
});
