import { readFrontMatter } from './frontMatter';
import { Lines } from './lines';
import type { MarkdownNode } from './markdownNode';
import { parseMarkdown } from './parseMarkdown';
import type { Problem } from './problem';
import type { Source } from './source';

/** A Markdown file, read the way Gatsby's transformer reads it. */
export interface MarkdownFile {
  /** Path from the project's folder. */
  readonly file: string;
  readonly text: string;
  readonly lines: Lines;
  /** What stands between the `---` lines; left out where there is none. */
  readonly frontMatter?: Source;
  /** The blocks of the text, with offsets in `text`. */
  readonly blocks: readonly MarkdownNode[];
}

interface ReadMarkdown {
  readonly text: string;
  /** Left out when it cannot be told where the text begins. */
  readonly file?: MarkdownFile;
  readonly problems: readonly Problem[];
}

// Parsing is the dearest part of a check, and the development server checks after every save.
const known = new Map<string, ReadMarkdown>();

/**
 * Reads a Markdown file; one that was read before and is the same is not parsed again.
 * @param file - path from the project's folder, for the messages
 */
export function readMarkdown(file: string, text: string): ReadMarkdown {
  const before = known.get(file);
  if (before?.text === text) return before;
  const read = parse(file, text);
  known.set(file, read);
  return read;
}

function parse(file: string, text: string): ReadMarkdown {
  const { source, end, problems } = readFrontMatter(file, text);
  if (end === 0) return { text, problems };
  // Blank lines instead of the front matter keep every offset true.
  const body = text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);
  const blocks = parseMarkdown(file, body);
  return {
    text,
    file: { file, text, lines: new Lines(text), frontMatter: source, blocks },
    problems,
  };
}

/** A problem at a part of a Markdown file's text, given by offsets. */
export function markdownProblem(
  { file, lines }: MarkdownFile,
  [start, end]: readonly [number, number],
  problem: Pick<Problem, 'expected' | 'entry' | 'found' | 'suggestion'> & { warning?: boolean },
): Problem {
  const { entry, found, expected, suggestion, warning } = problem;
  const severity = warning ? 'warning' : 'error';
  return { severity, file, ...lines.place(start, end), entry, found, expected, suggestion };
}
