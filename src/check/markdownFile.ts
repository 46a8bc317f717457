import type { FieldProblem } from '../content/fieldProblem';
import { type LegalSlug, legalSlugs } from '../content/legal';
import { type LegalPage, readLegalPage } from '../content/legalPage';
import type { Span } from '../content/markdown';
import { readFrontMatter } from './frontMatter';
import { Lines } from './lines';
import { type PlacedText, type Problem, problemAt } from './problem';
import type { Source } from './source';

/** A legal page's file. */
export interface LegalFile extends PlacedText {
  readonly text: string;
  readonly frontMatter?: Source;
  /** The page, read as the build reads it; left out where too much is wrong to read it. */
  readonly page?: LegalPage;
}

/** Greatest length of a page, in characters: five times the longest one. */
const PAGE = 80_000;
/** Greatest number of lines of a page. */
const LINES = 2_000;
/** Greatest length of what stands between two empty lines, in characters, and the number of signs in it. */
const BLOCK = 10_000;
const SIGNS = 1_000;

/** What would keep the parser busy for too long: every page that people write stays far below. */
function excess(text: string): { span: Span; problem: FieldProblem } | undefined {
  const whole: Span = [0, 1];
  const limit = (span: Span, found: string, expected: string) => ({
    span,
    problem: { found, expected },
  });
  if (text.length > PAGE) {
    const found = `uma página de ${text.length.toLocaleString('pt-BR')} letras`;
    return limit(whole, found, `o limite é ${PAGE.toLocaleString('pt-BR')}; encurte-a`);
  }
  if (text.split('\n').length > LINES)
    return limit(
      whole,
      `uma página de ${text.split('\n').length.toLocaleString('pt-BR')} linhas`,
      `o limite é ${LINES.toLocaleString('pt-BR')}; encurte-a`,
    );
  const nested = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=\s|>)){8}|^[ \t]{41,}(?=\S)/m.exec(text);
  if (nested) {
    const span: Span = [nested.index, nested.index + nested[0].length];
    return limit(span, 'listas ou citações demais uma dentro da outra', 'tire os sinais do começo');
  }
  let at = 0;
  for (const block of text.split(/\n(?=[ \t]*\n)/)) {
    const signs = block.length > SIGNS ? (block.match(/[*_`~[\]<>|!&@.#(]/g)?.length ?? 0) : 0;
    if (block.length > BLOCK || signs > SIGNS) {
      const start = at + (block.length - block.trimStart().length);
      const found =
        block.length > BLOCK ? 'um parágrafo longo demais' : 'um parágrafo com sinais demais';
      return limit([start, start + 1], found, 'divida-o com linhas vazias ou desfaça a mudança');
    }
    at += block.length + 1;
  }
  return undefined;
}

// The development server checks after every save, and a suggestion is tried on a mended copy of one page.
const known = new Map<LegalSlug, { readonly body: string; readonly page: LegalPage }>();

function read(slug: LegalSlug, body: string): LegalPage {
  const before = known.get(slug);
  if (before?.body === body) return before.page;
  const page = readLegalPage(slug, body);
  known.set(slug, { body, page });
  return page;
}

/** The legal page that a file of the content folder holds, by its name. */
export const slugOf = (file: string): LegalSlug | undefined =>
  legalSlugs.find((slug) => file === `legal/${slug}.md`);

/**
 * Reads a legal page's file.
 * @param file - path from the project's folder, for the messages
 */
export function readMarkdown(
  file: string,
  slug: LegalSlug,
  text: string,
): { file: LegalFile; problems: readonly Problem[] } {
  const lines = new Lines(text);
  const bare: LegalFile = { file, text, lines };
  const { source, end, problems } = readFrontMatter(file, text, lines);
  if (end === 0) return { file: bare, problems };
  const head = { ...bare, frontMatter: source };
  // Spaces instead of the front matter keep every offset true.
  const body = text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);
  const much = excess(body);
  if (!much) return { file: { ...head, page: read(slug, body) }, problems };
  return { file: head, problems: [...problems, problemAt(bare, much.span, much.problem)] };
}
