import { readFileSync } from 'node:fs';

interface LockedPackage {
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
  packages: Record<string, LockedPackage>;
};
const project = JSON.parse(read('package.json'));
const locked = Object.entries(packages).filter(([name]) => name !== '');

/** A package for another system may have no hash: the registry did not answer for some of these. */
const isForeign = ({ optional, os, cpu, libc }: LockedPackage) =>
  optional === true &&
  (os?.includes(process.platform) === false ||
    cpu?.includes(process.arch) === false ||
    libc?.includes('musl') === true);

test('every package comes from the registry, by version and hash', () => {
  const isFromRegistry = (entry: LockedPackage) =>
    (entry.integrity?.startsWith('sha512-') ?? isForeign(entry)) &&
    entry.resolved === undefined &&
    !entry.link &&
    /^\d+\.\d+\.\d+/.test(entry.version ?? '');
  const others = locked.filter(([, entry]) => !isFromRegistry(entry));
  expect(others.map(([name]) => name)).toEqual([]);
});

test('every version is exact', () => {
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

test('install scripts are disabled', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('the README explains every override', () => {
  const readme = read('README.md');
  for (const name of Object.keys(project.overrides))
    expect(readme).toContain(`| \`${name}\` |`);
});
