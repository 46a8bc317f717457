import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pages } from '../dist/support/published';
import { SERVER_PAGES } from '../support/serverPages';

const UNIMPORTANT = [
  // React writes `<meta/>`: the checker says itself that the slash has no effect.
  /Trailing slash on void elements/,
  // Newer than the checker's lists; browsers without them skip them.
  /“animation-(?:timeline|range)”: Property/,
  /Unrecognized at-rule “@view-transition”/,
  // It does not compute with variables inside `min()` and `color-mix()`.
  /CSS: “[a-z-]+”: Invalid type: “100%, var\(/,
  /CSS: “inline-size”: The types are incompatible/,
  /CSS: “background-image”: “var\(--\w+\)” is not a “\*invalid\*” value/,
];

test('every page is valid by W3C’s own checker', () => {
  const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
  const files = [...pages, ...SERVER_PAGES].map((page) => join('dist', page));
  const { stderr, error } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'gnu', ...files],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  expect(error).toBeUndefined();
  const problems = stderr
    .split('\n')
    .filter(
      (line) => line && !UNIMPORTANT.some((pattern) => pattern.test(line)),
    );
  expect(problems).toEqual([]);
}, 120_000);
