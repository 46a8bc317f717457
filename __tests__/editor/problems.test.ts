import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { checkLegalPages } from '../../tools/check/legalPages';
import { type Content, readContent } from '../../tools/check/readContent';
import { checkValues } from '../../tools/check/values';
import { problemOfForm } from '../../tools/editor/client/problems';
import { type Form, forms } from '../../tools/editor/forms';
import { cases } from '../check/cases';
import { ContentCopy } from '../check/contentCopy';

const problemIn = ({ files }: Content, form: Form) => {
  const { value, text = '' } = files.get(form.file) ?? {};
  const [, , body] = text.split(/^---\n/m);
  return problemOfForm(form, { ...Object(value), body });
};

const content = readContent('data');
test.each(forms)('the content of $file can be saved', (form) => {
  expect(problemIn(content, form)).toBeUndefined();
});

/** In lower case. To a form, what is empty is missing. */
const answerOf = (message = '') =>
  message
    .toLowerCase()
    .replace(/.+ (sem valor|vazio|e tem 0).*/, 'falta este campo');

/** The errors of the check that a form can find. */
function errorsIn(content: Content) {
  checkValues(content);
  checkLegalPages(content);
  // No form writes these.
  const unwritten = /^este campo não existe|^o endereço precisa ser igual/;
  return content.problems
    .filter(({ severity, found = '', message }) => {
      // A title of another page, or a file of the site.
      const isElsewhere =
        found.startsWith('/') && message.startsWith('esta página ou este');
      return severity === 'error' && !isElsewhere && !unwritten.test(message);
    })
    .map(({ message }) => answerOf(message));
}

const edited = Object.values(cases)
  .flat()
  .filter(([edits]) => /^[^,]+#[^,]+$/.test(Object.keys(edits).join()))
  // No form writes what cannot be parsed.
  .filter((row) => !row.join().includes('cada linha do cabeçalho'))
  .map(([edits]) => ({ name: inspect(edits), edits }));

describe('the form and the check find the same in', () => {
  const copy = new ContentCopy();
  // Long texts would be parsed again for each case.
  const shortPages = forms
    .filter(({ isLegal }) => isLegal)
    .map(({ file }) => {
      const page = readFileSync(`data/${file}`, 'utf8');
      return [file, page.replace(/^#.*/ms, '## Introdução\n')];
    });
  beforeAll(() => copy.prepare(Object.fromEntries(shortPages)));

  test.each(edited)('$name', ({ edits }) => {
    const [file] = Object.keys(edits).join().split('#');
    const form = forms.find((one) => one.file === file) as Form;
    const original = readFileSync(`${copy.path}/${file}`);
    copy.edit(edits);
    const content = readContent(copy.path);
    copy.edit({ [form.file]: original });
    const errors = errorsIn(content);
    const said = answerOf(problemIn(content, form));
    const expected = errors.find((one) => said.includes(one)) ?? errors[0];
    if (expected) expect(said).toContain(expected);
    else expect(said).toBe('');
  });
});
