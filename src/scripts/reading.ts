import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CompanyContent } from '../content/company';
import { placeholderValues } from '../content/facts';
import { fieldTree, fieldValues } from '../content/fieldTree';
import { contentFiles } from '../content/files';
import { type LegalSlug, legalSlugs } from '../content/legal';
import { renderLegalPage } from '../content/legalHtml';
import { readLegalPage } from '../content/legalPage';
import { fillText } from '../content/placeholders';
import { readingOf } from './readingEase';

const { values: options } = parseArgs({ options: { data: { type: 'string', default: 'data' } } });
const read = (file: string) => readFileSync(join(options.data, file), 'utf8');
const company: CompanyContent = JSON.parse(read('company.json'));
const values = placeholderValues(company);

// A name for the screen reader is no text of the page.
const UNSEEN = /Alt$|Label$|^(?:previous|next|\$schema)$/;

const home = contentFiles
  .filter(({ file }) => file.startsWith('home/'))
  .flatMap(({ file, schema }) => fieldValues(fieldTree(schema), JSON.parse(read(file))))
  .flatMap(({ path, field: { kind }, value }) =>
    kind?.kind === 'text' && typeof value === 'string' && !UNSEEN.test(String(path.at(-1)))
      ? [fillText(value, values)]
      : [],
  );

/** The page's paragraphs, titles, list items and cells, as visitors read them. */
const legal = (slug: LegalSlug) =>
  renderLegalPage(
    readLegalPage(slug, read(`legal/${slug}.md`).replace(/^---[\s\S]*?\n---\n/, '')),
    { values, newTab: '', partners: [] },
  )
    .flatMap(({ title, intro, sections }) => [
      title ?? '',
      intro ?? '',
      ...sections.flatMap((section) => [section.title, section.html]),
    ])
    .flatMap((html) => html.split(/<\/(?:p|li|h\d|td|th)>/))
    .map((html) =>
      html
        .replace(/<[^>]+>/g, '')
        .replace(/&#x?\w+;/g, ' ')
        .trim(),
    );

// The formula was made for sentences: a title or a button of two long words would pass for a hard text, and many short
// ones for easy ones. Both counts are printed.
const isSentence = (text: string) => /[.!?:;…][”’)]?$/.test(text);

const decimal = (value: number, digits = 1) => value.toFixed(digits).replace('.', ',');

console.log(
  'Facilidade de leitura (Flesch para o português: 100 é muito fácil, 0 muito difícil)\n',
);
console.log('                      só frases                                        com títulos');
console.log('página                   índice  meta  palavras/frase  sílabas/palavra   e botões');
const pages: readonly (readonly [name: string, goal: number, texts: string[]])[] = [
  ['início', 62, home],
  ...legalSlugs.map((slug) => [slug, 68, legal(slug)] as const),
];
for (const [name, goal, texts] of pages) {
  const { ease, sentences, words, syllables } = readingOf(texts.filter(isSentence));
  console.log(
    [
      name.padEnd(22),
      decimal(ease).padStart(7),
      `${goal}`.padStart(4),
      decimal(words / sentences).padStart(14),
      decimal(syllables / words, 2).padStart(15),
      decimal(readingOf(texts).ease).padStart(9),
    ].join('  '),
  );
}
