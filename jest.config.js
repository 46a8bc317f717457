const { mkdirSync } = require('node:fs');

// jest does not create the folder of `--outputFile`.
mkdirSync('.reports', { recursive: true });

/** @type {import('jest').Config} */
module.exports = {
  // jest uses one core fewer than there are: on a machine with two, that is half.
  maxWorkers: 2,
  // No test measures time, so a slow machine must not make one fail.
  testTimeout: 60_000,
  roots: ['src', 'tools', '__tests__'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts?(x)'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // Many packages are ES modules, which jest has to compile, too. axe-core is a script: as a module it has no `this`.
  transformIgnorePatterns: ['/node_modules/axe-core/'],
  moduleNameMapper: {
    // The first match wins: stylesheets must come before the alias.
    '\\.css$': '<rootDir>/__tests__/support/cssModule.js',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};
