import { inspect } from 'node:util';
import { editorConfig } from '../../tools/editor/config';

const backend = { name: 'github', repo: 'empresa/site' } as const;
const { singletons, ...settings } = editorConfig(backend, 'https://a.com');

interface Part {
  readonly name?: string;
  readonly fields?: readonly Part[];
}

const ONE_LINE = { breakLength: Infinity, compact: true, depth: null };

/** A line for a form or field, and below it, further in, those of its fields. */
function linesOf({ name, fields = [], ...options }: Part, indent = ''): string {
  const lines = fields.map((field) => linesOf(field, `${indent}  `));
  return `${indent}${name}: ${inspect(options, ONE_LINE)}\n${lines.join('')}`;
}

test('the hosted editor has its settings, forms and fields', () => {
  const fields = singletons?.map(Object);
  // After a change that is meant: npx jest __tests__/editor -u, and read the diff.
  expect(linesOf({ ...settings, name: 'editor', fields })).toMatchSnapshot();
});
