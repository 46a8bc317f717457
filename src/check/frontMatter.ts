import { EMPTY, type FieldProblem, quoted } from '../content/fieldProblem';
import { type Field, fieldTree } from '../content/fieldTree';
import { legalSchema } from '../content/legal';
import type { Span } from '../content/markdown';
import type { Lines } from './lines';
import { type Problem, problemAt } from './problem';
import type { Source } from './source';

const EXAMPLE =
  'o arquivo começa com um cabeçalho entre linhas "---", com slug, title, description, updated e reviewed';
const FORM = 'escreva cada campo numa linha, como "title: Política de Privacidade"';

/** Front matter and the text below it. */
interface ReadFrontMatter {
  /** Left out when it cannot be read. */
  readonly source?: Source;
  /** Where the text below begins; 0 when that cannot be told. */
  readonly end: number;
  readonly problems: readonly Problem[];
}

/** A line of front matter: where its key and its value stand, the value's quotes included. */
interface Entry {
  readonly key: Span;
  readonly value: Span;
}

/** What YAML takes for something else than words, unless it stands between quotes. */
const SPECIAL = /^[[\]{}&*!|>%@`#,?:-]|: |:$| #/;

const inQuotes = (written: string) => /^"([^"\\]*)"$|^'([^']*)'$/.exec(written);

// YAML takes 10:30 and 1e3 for numbers, too.
const NUMBER = /^[-+]?(?:0[xbo][\da-f_]+|\.?\d[\d._:]*(?:e[-+]?\d+)?|\.(?:inf|nan))$/i;

/** The value that Gatsby's reader makes of what is written: words, or null for nothing. */
function readValue(written: string): unknown {
  const words = inQuotes(written);
  if (words) return words[1] ?? words[2];
  if (written === '' || written === '~' || /^null$/i.test(written)) return null;
  if (/^(?:true|false)$/i.test(written)) return written.toLowerCase() === 'true';
  return NUMBER.test(written) ? Number(written) || 0 : written;
}

/** What is wrong with the way a value is written. */
function valueProblem(written: string): FieldProblem | undefined {
  if (written === '""' || written === "''") return { expected: EMPTY };
  if (inQuotes(written)) return undefined;
  if (/^["']/.test(written))
    return {
      found: quoted(written),
      expected: 'faltam as aspas do fim, ou há aspas a mais no meio; lá escreva “ e ”',
    };
  if (!SPECIAL.test(written)) return undefined;
  const suggestion = written.includes('"') ? undefined : `"${written}"`;
  return {
    found: quoted(written),
    expected: 'um texto com dois-pontos ou que começa com um sinal, como "{", vai entre aspas',
    suggestion,
  };
}

const root: Field = fieldTree(legalSchema);

/**
 * Reads what stands between the `---` lines at the head of a Markdown file: a field on each line, which is all that
 * the site's pages use of YAML.
 * @param file - path from the project's folder, for the messages
 */
export function readFrontMatter(file: string, text: string, lines: Lines): ReadFrontMatter {
  const problem = (span: Span, sentence: FieldProblem): Problem =>
    problemAt({ file, lines }, span, sentence);
  const fails = (expected: string): ReadFrontMatter => ({
    end: 0,
    problems: [problem([0, 3], { expected })],
  });
  if (!/^---[ \t]*\n/.test(text)) return fails(`falta o cabeçalho: ${EXAMPLE}`);
  const closing = /\n---[ \t]*(?:\n|$)/.exec(text);
  if (!closing) return fails('falta a linha "---" que fecha o cabeçalho');
  const end = closing.index + closing[0].length;

  const problems: Problem[] = [];
  const entries = new Map<string, Entry>();
  const value: Record<string, unknown> = {};
  let at = text.indexOf('\n') + 1;
  for (const line of text.slice(at, closing.index + 1).split('\n')) {
    const [, key, gap = '', written = ''] = /^(\w+):(?=\s|$)(\s*)(.*?)\s*$/.exec(line) ?? [];
    const start = at;
    at += line.length + 1;
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (key === undefined) {
      problems.push(problem([start, start + line.length], { found: quoted(line), expected: FORM }));
      continue;
    }
    const keySpan: Span = [start, start + key.length];
    const from = keySpan[1] + 1 + gap.length;
    const valueSpan: Span = written === '' ? keySpan : [from, from + written.length];
    if (entries.has(key)) {
      const expected = 'este campo aparece duas vezes no cabeçalho; apague um';
      problems.push(problem(keySpan, { found: quoted(key), expected }));
      continue;
    }
    const wrong = valueProblem(written);
    if (wrong) problems.push(problem(valueSpan, wrong));
    entries.set(key, { key: keySpan, value: valueSpan });
    value[key] = readValue(written);
  }
  if (problems.length > 0) return { end, problems };

  const span: Source['span'] = ([key], { key: onKey = false, range } = {}) => {
    const entry = entries.get(String(key));
    if (!entry) return [0, 3];
    if (onKey || !range) return onKey ? entry.key : entry.value;
    const start = entry.value[0] + (/["']/.test(text[entry.value[0]] ?? '') ? 1 : 0);
    return [start + range[0], start + range[1]];
  };
  return { source: { file, value, root, lines, span, write: (words) => words }, end, problems };
}
