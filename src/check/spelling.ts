import { type FieldProblem, quoted, type Span } from '../content/fieldProblem';
import type { Content } from './checkContent';
import { proseBlocks, proseOf } from './legalProse';
import { locate, type Problem, valuesOf } from './problem';

// Verb forms that the dictionary knows and a text about credit does not mean: the noun lost its accent.
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

// What is no prose inside a text: company facts, addresses, numbers with letters.
const SKIPPED = [
  /\{+[^{}]*\}+/g,
  /https?:\S+/g,
  /(?<![\w.-])[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g,
  /(?<!\S)\S*\d\S*/g,
];

interface Prose {
  readonly text: string;
  readonly tell: (problem: FieldProblem & { range: Span }) => Problem;
}

function allProse({ json, frontMatters, pages }: Content): Prose[] {
  const fields = [...json.values(), ...frontMatters.values()].flatMap((source) =>
    valuesOf(source).flatMap(({ path, field, value }): Prose[] => {
      if (field.form !== 'text' || typeof value !== 'string') return [];
      return [{ text: value, tell: (problem) => locate(source, path, problem) }];
    }),
  );
  const blocks = pages.flatMap((page) =>
    proseBlocks(page).map((block): Prose => {
      const { text, span } = proseOf(page, block);
      return { text, tell: (problem) => page.file.problem(span(...problem.range), problem) };
    }),
  );
  return [...fields, ...blocks];
}

/** Words that neither the dictionary nor the editors' own list (one word a line, `#` for comments) knows, at their places. */
export async function spellingProblems(content: Content): Promise<Problem[]> {
  // Loaded here, since it takes longer to load than the whole check.
  const { spellCheckDocument } = await import('cspell-lib');
  const words = content.words
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
  const prose = allProse(content);
  const starts: number[] = [];
  let text = '';
  for (const piece of prose) {
    starts.push(text.length);
    text += `${piece.text}\n\n`;
  }
  const { issues } = await spellCheckDocument(
    { uri: 'conteudo.txt', text, languageId: 'plaintext', locale: 'pt-BR' },
    { generateSuggestions: true, noConfigSearch: true },
    {
      words,
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
    const at = starts.findLastIndex((start) => start <= offset);
    const start = offset - (starts[at] ?? 0);
    const range: Span = [start, start + word.length];
    const [suggestion] = suggestions;
    return prose[at]?.tell({ found: quoted(word), range, expected, suggestion }) ?? [];
  });
}
