const { mkdirSync } = require('node:fs');
const { packages } = require('./package-lock.json');

// jest does not create the folder of `--outputFile`.
mkdirSync('.reports', { recursive: true });

// jest cannot require ES modules: these packages and what they need must be transformed.
const esModules = new Set([
  'hast-util-from-html',
  'hast-util-select',
  'hast-util-to-html',
  // The parse5 that hast-util-from-html brings needs it.
  'entities',
]);
for (const name of esModules)
  for (const dependency in packages[`node_modules/${name}`].dependencies)
    esModules.add(dependency);

/** The options that all projects share. */
const shared = {
  // Not the copy of the project in .fixture.
  roots: ['src', 'plugins', 'tools', '__tests__'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  transformIgnorePatterns: [
    `/node_modules/(?!(?:.*/node_modules/)?(?:${[...esModules].join('|')})/)`,
  ],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2022',
        },
      },
    ],
  },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
};

/** @type {import('jest').Config} */
module.exports = {
  // jest uses one core fewer than there are: on a machine with two, that is half.
  maxWorkers: 2,
  // No test measures time, so a slow machine must not make one fail.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      // These need a browser, a build or a server: they are other projects.
      testPathIgnorePatterns: [
        '/__tests__/(browser|builds|dist|hosts|nightly)/',
      ],
    },
    ...['dist', 'builds', 'hosts', 'nightly'].map((name) => ({
      ...shared,
      displayName: name,
      testMatch: [`<rootDir>/__tests__/${name}/**/*.test.ts`],
    })),
  ],
};
