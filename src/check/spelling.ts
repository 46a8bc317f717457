import { type FieldProblem, quoted, type Span } from '../content/fieldProblem';
import { proseBlocks } from '../content/legalPage';
import type { Content } from './checkContent';
import { proseOf } from './legalProse';
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

const SKIPPED = [
  /\{+[^{}]*\}+/g,
  /https?:\S+/g,
  /(?<![\w.-])[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g,
  /(?<!\S)\S*\d\S*/g,
];

type Tell = (problem: FieldProblem & { range: Span }) => Problem;

/** Words that neither the dictionary nor the editors' own list (one word a line, `#` for comments) knows, at their places. */
export async function spellingProblems(content: Content): Promise<Problem[]> {
  // Loaded here, since it takes longer to load than the whole check.
  const { spellCheckDocument } = await import('cspell-lib');
  const words = (content.words ?? '')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
  const pieces: { start: number; tell: Tell }[] = [];
  let text = '';
  const add = (piece: string, tell: Tell) => {
    pieces.push({ start: text.length, tell });
    text += `${piece}\n\n`;
  };
  for (const source of content.sources.values())
    for (const { path, field, value } of valuesOf(source))
      if (field.form === 'text' && typeof value === 'string')
        add(value, (problem) => locate(source, path, problem));
  for (const page of content.pages)
    for (const prose of proseBlocks(page.page).map((block) =>
      proseOf(page, block),
    ))
      add(prose.text, (problem) =>
        page.file.problem(prose.span(...problem.range), problem),
      );
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
    const piece = pieces.findLast(({ start }) => start <= offset);
    if (!piece) return [];
    const start = offset - piece.start;
    const range: Span = [start, start + word.length];
    const [suggestion] = suggestions;
    return piece.tell({ found: quoted(word), range, expected, suggestion });
  });
}
