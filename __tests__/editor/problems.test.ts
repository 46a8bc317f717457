import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { parse as parseYaml } from 'yaml';
import { checkLegalPages } from '../../tools/check/legalPages';
import { readContent } from '../../tools/check/readContent';
import { checkValues } from '../../tools/check/values';
import { problemOfForm } from '../../tools/editor/client/problems';
import { type Form, forms } from '../../tools/editor/forms';
import { cases } from '../check/cases';
import { ContentCopy, type Edits } from '../check/contentCopy';

/** Splits a legal page. @returns its front matter and its text */
function partsOf(page: string) {
  const [, frontMatter = '', body = ''] = page.split(/^---\n/m);
  return { frontMatter, body };
}

/** The values that the editor has when somebody opens a form. */
function openedForm({ file, isLegal }: Form, folder = 'data'): object {
  const content = readFileSync(`${folder}/${file}`, 'utf8');
  if (!isLegal) return JSON.parse(content);
  const { frontMatter, body } = partsOf(content);
  return { ...parseYaml(frontMatter, { schema: 'core' }), body };
}

test.each(forms)('the content of $file can be saved', (form) => {
  expect(problemOfForm(form, openedForm(form))).toBeUndefined();
});

/** The errors of the check, in lower case, but for pictures and the company's own contacts. */
function errorsIn(folder: string): string[] {
  const content = readContent(folder);
  checkValues(content);
  checkLegalPages(content);
  return content.problems
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message.toLowerCase());
}

// What no form writes, and what stands in another file.
const UNKNOWN_TO_FORMS =
  /readFirst|constructor|o arquivo começa com|cabeçalho|não consigo ler|não existe; aqui|precisa ser igual|sem valor|vazio|relatorio|data\/company/;

const fileOf = (edits: Edits) => Object.keys(edits)[0]?.replace(/#.*/, '');

describe('the form and the check say the same of', () => {
  const content = new ContentCopy();
  const legal = forms.filter(({ isLegal }) => isLegal);
  // Long texts would be parsed again for each case.
  const shortPages = legal.map(({ file }) => {
    const { frontMatter } = partsOf(readFileSync(`data/${file}`, 'utf8'));
    return [file, `---\n${frontMatter}---\n\n## Introdução\n`];
  });
  beforeAll(() =>
    content.prepare({
      ...Object.fromEntries(shortPages),
      // It leads to a title of the long pages.
      'home/services.json#readFirst': undefined,
    }),
  );

  const { values, sentences, pages, valid } = cases;
  const rows = [values, sentences, pages, valid]
    .flat()
    .filter(([edits, ...answers]) => {
      const [field = '', another] = Object.keys(edits);
      return !another && !UNKNOWN_TO_FORMS.test([field, ...answers].join());
    })
    .map(([edits]) => ({ name: inspect(edits), edits }));

  test.each(rows)('$name', ({ edits }) => {
    const form = forms.find(({ file }) => file === fileOf(edits));
    if (!form) throw new Error(`no form has ${fileOf(edits)}`);
    const original = readFileSync(`${content.path}/${form.file}`);
    content.edit(edits);
    const errors = errorsIn(content.path);
    const problem = problemOfForm(form, openedForm(form, content.path));
    content.edit({ [form.file]: original });
    const said = problem?.toLowerCase() ?? '';
    const expected = errors.find((one) => said.includes(one)) ?? errors[0];
    if (expected) expect(said).toContain(expected);
    else expect(said).toBe('');
  });
});

test('the form names the field, the entry of a list, and what it found', () => {
  const form = forms.find(({ file }) => file === 'partners/partners.json');
  if (!form) throw new Error('there is no form of partners');
  const partners = [{ name: 'BANCO AZUL', url: 'http://a.com', __key: 'x' }];
  expect(problemOfForm(form, { partners })).toMatch(
    /^Parceiros › parceiro nº 1 \(BANCO AZUL\) › Site oficial: Encontrei "http:/,
  );
});
