import type { Finding } from '../../../src/content/fields/finding';
import { quote } from '../../../src/content/fields/text';
import { walkValues } from '../../../src/content/fields/walk';
import { textBlocks, textOf } from '../../../src/content/legal/parse';
import {
  type Content,
  type ContentRule,
  locate,
  locateNode,
} from '../model/content';
import { WORD_LIST } from '../model/folder';

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

/** Every text that visitors read. */
function* piecesOf({ files, pages }: Content) {
  for (const file of files.values())
    for (const { path, field, value } of walkValues(file.root, file.value))
      if (field.interpolated && typeof value === 'string')
        yield {
          text: value,
          locate: (one: Finding) => locate(file, path, one),
        };
  for (const page of pages)
    for (const block of textBlocks(page.page)) {
      const text = textOf(block);
      yield {
        text,
        locate: (finding: Finding) => locateNode(page, block, finding, text),
      };
    }
}

/** The words that neither the dictionary nor the editors' own list knows. */
export const checkSpelling: ContentRule = async function* (content) {
  const { wordList = '', folder } = content;
  // A list that could not be read would make every word of it a mistake.
  if (!wordList && folder.files.includes(WORD_LIST)) return;
  const pieces = [...piecesOf(content)];
  // Loaded here, since loading takes longer than the whole check.
  const { spellCheckDocument } = await import('cspell-lib');
  const { issues } = await spellCheckDocument(
    {
      uri: 'conteudo.txt',
      text: pieces.map(({ text }) => text).join('\n\n'),
      languageId: 'plaintext',
      locale: 'pt-BR',
    },
    { generateSuggestions: true, noConfigSearch: true },
    {
      words: wordList.split('\n').map((line) => line.replace(/#.*/, '').trim()),
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
  let start = 0;
  for (const { text, locate } of pieces) {
    const end = start + text.length;
    for (const { text: word, offset, suggestions = [] } of issues) {
      if (offset < start || offset >= end) continue;
      const at = offset - start;
      const finding = {
        found: quote(word),
        range: [at, at + word.length],
        expected:
          'o dicionário não conhece esta palavra; corrija-a ou acrescente-a a data/words.txt',
        suggestion: suggestions[0],
      } as const;
      yield locate(finding);
    }
    start = end + 2;
  }
};
