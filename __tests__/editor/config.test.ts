import { inspect } from 'node:util';
import { editorConfig } from '../../tools/editor/config';

const backend = { name: 'github', repo: 'empresa/site' } as const;
const config = editorConfig(backend, 'https://www.empresa.com.br');

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

test('each form has its file, page and fields, and each field its label and limits', () => {
  const lines = config.singletons?.map((form) => linesOf(Object(form)));
  // After a change that is meant: npx jest editor -u, and read what changed in the snapshot.
  expect(lines?.join('\n')).toMatchSnapshot();
});

test('on GitHub a change waits in a pull request, and links to its preview', () => {
  expect(config).toMatchObject({
    publish_mode: 'editorial_workflow',
    show_preview_links: true,
    media_libraries: { default: { config: { max_file_size: 8_388_608 } } },
    output: { omit_empty_optional_fields: true },
  });
});
