import { parseDocument } from 'yaml';
import { quoted } from '../content/fieldProblem';
import { Lines, type Place } from './lines';
import type { Problem } from './problem';
import type { Path, Source, Target } from './source';

interface YamlScalar {
  readonly value?: unknown;
  readonly range?: readonly [number, number] | null;
}

interface YamlPair {
  readonly key?: YamlScalar | null;
  readonly value?: YamlScalar | null;
}

const EXAMPLE =
  'o arquivo começa com um cabeçalho entre linhas "---", com slug, title, description, updated e reviewed';

/**
 * Reads what stands between the `---` lines at the head of a Markdown file.
 * @returns the source, left out when there is none or it is broken; and where the text begins
 */
export function readFrontMatter(
  file: string,
  text: string,
): { source?: Source; end: number; problems: Problem[] } {
  const lines = new Lines(text);
  const problem = (
    start: number,
    end: number,
    sentence: Pick<Problem, 'found' | 'expected'>,
  ): Problem => ({
    severity: 'error',
    file,
    ...lines.place(start, end),
    ...sentence,
  });
  if (!/^---[ \t]*\n/.test(text)) {
    return { end: 0, problems: [problem(0, 3, { expected: `falta o cabeçalho: ${EXAMPLE}` })] };
  }
  const closing = /\n---[ \t]*(?:\n|$)/.exec(text);
  if (!closing) {
    return {
      end: 0,
      problems: [problem(0, 3, { expected: 'falta a linha "---" que fecha o cabeçalho' })],
    };
  }
  const start = text.indexOf('\n') + 1;
  const end = closing.index + closing[0].length;
  const yaml = text.slice(start, closing.index + 1);
  const document = parseDocument(yaml);
  const pairs = ((document.contents as { items?: YamlPair[] } | null)?.items ?? []) as YamlPair[];
  const [error] = document.errors;
  if (error) {
    const twice = /unique/.test(error.message) ? repeatedKey(pairs) : undefined;
    const [from, to] = twice?.range ?? errorRange(error, yaml);
    const found = quoted(yaml.slice(from, to).split('\n')[0]?.trim() ?? '');
    const expected = twice
      ? 'este campo aparece duas vezes no cabeçalho; apague um'
      : 'escreva cada campo numa linha, como "title: Política de Privacidade"; um texto com dois-pontos vai entre aspas';
    return { end, problems: [problem(start + from, start + to, { found, expected })] };
  }

  const place = ([key]: Path, { key: onKey = false, range }: Target = {}): Place => {
    const pair = pairs.find((one) => one.key?.value === key);
    const node = onKey ? pair?.key : (pair?.value ?? pair?.key);
    if (!node?.range) return lines.place(0, 3);
    const [from, to] = [start + node.range[0], start + node.range[1]];
    if (!range) return lines.place(from, to);
    const quote = /["']/.test(text[from] ?? '') ? 1 : 0;
    return lines.place(from + quote + range[0], from + quote + range[1]);
  };
  return {
    source: { file, value: document.toJSON() ?? {}, entries: {}, place },
    end,
    problems: [],
  };
}

/** The second of two keys of one name: the parser names only the first key of all. */
const repeatedKey = (pairs: readonly YamlPair[]): YamlScalar | null | undefined =>
  pairs.find(({ key }, i) => pairs.findIndex((one) => one.key?.value === key?.value) < i)?.key;

function errorRange(error: unknown, yaml: string): [number, number] {
  const { range, source, linePos } = error as {
    range?: { start: number; end: number };
    source?: { range?: { start: number; end: number } };
    linePos?: { start: { line: number; col: number } };
  };
  const found = range ?? source?.range;
  if (found) return [found.start, Math.max(found.end, found.start + 1)];
  const line = (linePos?.start.line ?? 1) - 1;
  const from = yaml.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  return [from, from + 1];
}
