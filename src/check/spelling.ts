import type { z } from 'zod';
import { quoted } from '../content/fieldProblem';
import { fieldKinds } from '../content/fields';
import { contentFiles } from '../content/files';
import { legalSchema } from '../content/legal';
import type { Content } from './checkContent';
import { WORD_LIST } from './contentFolder';
import { type Dictionary, loadDictionary } from './dictionary';
import { proseBlocks, proseOf } from './legalProse';
import { type MarkdownFile, markdownProblem } from './markdownFile';
import type { Problem } from './problem';
import { bare, schemaAt } from './schemaTree';
import { locate, type Path, type Source } from './source';

const WORD = /\p{L}+(?:[-'’]\p{L}+)*/gu;
// What is no prose inside a text: company facts, addresses, numbers with letters.
const SKIPPED = /\{+[^{}]*\}+|https?:\S+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?|\S*\d\S*/g;

interface UnknownWord {
  readonly word: string;
  readonly range: readonly [number, number];
}

function unknownWords(text: string, dictionary: Dictionary): UnknownWord[] {
  const prose = text.replace(SKIPPED, (skipped) => ' '.repeat(skipped.length));
  return [...prose.matchAll(WORD)]
    .filter(([word]) => !dictionary.knows(word.replace('’', "'")))
    .map(({ 0: word, index }) => ({ word, range: [index, index + word.length] as const }));
}

const sentenceFor = (word: string, dictionary: Dictionary) => ({
  found: quoted(word),
  expected:
    'o dicionário não conhece esta palavra; corrija-a ou, se estiver certa, acrescente-a a data/words.txt',
  suggestion: dictionary.nearest(word),
});

function fieldProblems(source: Source, schema: z.ZodType, dictionary: Dictionary): Problem[] {
  const visit = (value: unknown, path: Path): Problem[] => {
    if (value !== null && typeof value === 'object') {
      return Object.entries(value).flatMap(([key, inner]) =>
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      );
    }
    const field = typeof value === 'string' ? schemaAt(schema, path) : undefined;
    if (typeof value !== 'string' || !field || fieldKinds.get(bare(field))?.kind !== 'text')
      return [];
    return unknownWords(value, dictionary).map(({ word, range }) =>
      locate(source, path, { ...sentenceFor(word, dictionary), range }),
    );
  };
  return visit(source.value, []);
}

function markdownProblems(file: MarkdownFile, dictionary: Dictionary): Problem[] {
  const words = proseBlocks(file).flatMap((block) => {
    const prose = proseOf(file, block);
    return unknownWords(prose.text, dictionary).map(({ word, range }) =>
      markdownProblem(file, prose.span(...range), sentenceFor(word, dictionary)),
    );
  });
  return file.frontMatter
    ? [...fieldProblems(file.frontMatter, legalSchema, dictionary), ...words]
    : words;
}

/** Words that neither the dictionary nor the project's own list knows, each at its place. */
export async function spellingProblems({ folder, json, markdown }: Content): Promise<Problem[]> {
  const ownWords = folder.files.includes(WORD_LIST) ? folder.read(WORD_LIST).toString('utf8') : '';
  const dictionary = await loadDictionary(ownWords);
  return [
    ...contentFiles.flatMap(({ file, schema }) => {
      const source = json.get(file);
      return source ? fieldProblems(source, schema, dictionary) : [];
    }),
    ...[...markdown.values()].flatMap((file) => markdownProblems(file, dictionary)),
  ];
}
