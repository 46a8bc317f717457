import type { Finding } from '../../content/fields/finding';
import { quote } from '../../content/fields/text';
import { walkValues } from '../../content/fields/walk';
import { textBlocks, textOf } from '../../content/legal/parse';
import {
  type ContentRule,
  locate,
  locateNode,
  locateWords,
  WORD_LIST,
} from '../content';
import type { Diagnostic } from '../diagnostic';

/** Verb forms that the dictionary knows and a text about credit does not mean: the noun lost its accent. */
const LOST_ACCENTS = [
  'beneficio->benefício',
  'contrario->contrário',
  'credito->crédito',
  'duvida->dúvida',
  'negocio->negócio',
  'numero->número',
  'politica->política',
  'publico->público',
];

/** Placeholders, addresses, and words with a digit. */
const SKIPPED = [
  /\{+[^{}]*\}+/g,
  /https?:\S+|(?<![\w.-])[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g,
  /(?<!\S)\S*\d\S*/g,
];

interface Piece {
  readonly start: number;
  readonly text: string;
  locate(finding: Finding, word: string): Diagnostic;
}

/** The words that neither the dictionary nor the editors' own list knows. */
export const checkSpelling: ContentRule = async (content) => {
  const { files, pages, words, folder } = content;
  // A list that could not be read would make every word of it a mistake.
  if (words === undefined && folder.files.includes(WORD_LIST)) return [];
  const pieces: Piece[] = [];
  let length = 0;
  const add = (text: string, locateWord: Piece['locate']) => {
    pieces.push({ start: length, text, locate: locateWord });
    length += text.length + 2;
  };
  for (const file of files.values())
    for (const { path, field, value } of walkValues(file.root, file.value))
      if (field.interpolated && typeof value === 'string')
        add(value, (finding) => locate(file, path, finding));
  for (const page of pages)
    for (const block of textBlocks(page.page))
      add(
        textOf(block),
        (finding, word) =>
          locateWords(page, block, word, finding) ??
          locateNode(page, block, finding),
      );
  // Loaded here, since loading takes longer than the whole check.
  const { spellCheckDocument } = await import('cspell-lib');
  const { issues } = await spellCheckDocument(
    {
      uri: 'conteudo.txt',
      text: pieces.map(({ text }) => `${text}\n\n`).join(''),
      languageId: 'plaintext',
      locale: 'pt-BR',
    },
    { generateSuggestions: true, noConfigSearch: true },
    {
      words: (words ?? '')
        .split('\n')
        .map((line) => line.split('#')[0]?.trim() ?? '')
        .filter(Boolean),
      flagWords: LOST_ACCENTS,
      language: 'pt-BR',
      import: [require.resolve('@cspell/dict-pt-br/cspell-ext.json')],
      caseSensitive: true,
      minWordLength: 1,
      maxNumberOfProblems: 10_000,
      maxDuplicateProblems: 10_000,
      ignoreRegExpList: SKIPPED,
    },
  );
  const expected =
    'o dicionário não conhece esta palavra; corrija-a ou, se estiver certa, acrescente-a a data/words.txt';
  return issues.flatMap(({ text: word, offset, suggestions = [] }) => {
    const piece = pieces.findLast(({ start }) => start <= offset);
    if (!piece) return [];
    const start = offset - piece.start;
    const range = [start, start + word.length] as const;
    const [suggestion] = suggestions;
    const finding = { found: quote(word), range, expected, suggestion };
    return [piece.locate(finding, word)];
  });
};
