const { mkdirSync } = require('node:fs');

// jest writes its reports there (`--outputFile`) and does not make the folder.
mkdirSync('.reports', { recursive: true });

// The packages that read Markdown and write HTML are ES modules, which jest's loader cannot require.
const esModules = [
  '@csstools/selector-specificity',
  'bail',
  'bcp-47-match',
  'ccount',
  'character-',
  'comma-separated-tokens',
  'css-selector-parser',
  'decode-named-character-reference',
  'devlop',
  'direction',
  'entities',
  'escape-string-regexp',
  'hast',
  'html-void-elements',
  'longest-streak',
  'markdown-table',
  'mdast-',
  'micromark',
  'nth-check',
  'parse5',
  'property-information',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'unist-',
  'vfile',
  'web-namespaces',
  'zwitch',
];

/** The tests' language and paths, the same for every project. */
const shared = {
  // Another copy of the project, with a package of the same name.
  modulePathIgnorePatterns: ['<rootDir>/.fixture/'],
  transformIgnorePatterns: [
    `/node_modules/(?!(?:.*/node_modules/)?(?:${esModules.join('|')}))`,
  ],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': '<rootDir>/__tests__/support/transform.js',
  },
  moduleNameMapper: {
    // The first that matches wins, so stylesheets stand before the alias.
    '\\.css$': '<rootDir>/__tests__/support/cssModule.js',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.ts',
  },
};

/** @type {import('jest').Config} */
module.exports = {
  // Both cores of a small machine; jest would leave one of two to itself.
  maxWorkers: 2,
  // A slow machine is no failure: no test measures time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      // React's server half, in its browser build, asks for what jsdom has not.
      testEnvironmentOptions: {
        customExportConditions: ['node', 'node-addons'],
      },
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      // They start servers or whole builds, so `npm test` runs them as steps of their own.
      testPathIgnorePatterns: [
        '/node_modules/',
        '/__tests__/(browser|builds|dist|hosts|nightly)/',
      ],
      roots: [
        '<rootDir>/src',
        '<rootDir>/plugins',
        '<rootDir>/tools',
        '<rootDir>/__tests__',
      ],
    },
    ...['dist', 'builds', 'hosts', 'nightly'].map((name) => ({
      ...shared,
      displayName: name,
      testEnvironment: 'node',
      testMatch: [`<rootDir>/__tests__/${name}/**/*.test.ts`],
    })),
  ],
};
