import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownNode } from './markdownNode';

const PARSERS = ['mdast-util-from-markdown', 'mdast-util-gfm', 'micromark-extension-gfm'];
const FOLDER = join(__dirname, '../../../node_modules/.cache/content-check');

interface Remembered {
  readonly key: string;
  readonly blocks: readonly MarkdownNode[];
}

/** What the tree depends on, and nothing else: the text and the parser's versions. */
function keyOf(text: string): string {
  const versions = PARSERS.map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  );
  return createHash('sha256').update(versions.join()).update('\0').update(text).digest('hex');
}

function parse(text: string): readonly MarkdownNode[] {
  // `require`, so that a check that remembers every tree does not load the parser.
  const fromMarkdown =
    require('mdast-util-from-markdown') as typeof import('mdast-util-from-markdown');
  const gfm =
    require('micromark-extension-gfm') as typeof import('micromark-extension-gfm').default;
  const mdast =
    require('mdast-util-gfm/from-markdown') as typeof import('mdast-util-gfm/from-markdown').default;
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [mdast] });
  return root.children as MarkdownNode[];
}

/**
 * The blocks of a Markdown text, as Gatsby's transformer sees them. Parsing takes longer than the rest of a check,
 * so the tree is remembered beside the packages, under a fingerprint of the text.
 * @param name - one name for each file, so that the memory never grows
 */
export function parseMarkdown(name: string, text: string): readonly MarkdownNode[] {
  const key = keyOf(text);
  const memory = join(FOLDER, `${name.replace(/[^\w.-]/g, '-')}.json`);
  try {
    const remembered = JSON.parse(readFileSync(memory, 'utf8')) as Remembered;
    if (remembered.key === key) return remembered.blocks;
  } catch {
    // Nothing is remembered, or it was half written: it is parsed again.
  }
  const blocks = parse(text);
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${memory}.${process.pid}`, JSON.stringify({ key, blocks } satisfies Remembered));
    renameSync(`${memory}.${process.pid}`, memory);
  } catch {
    // A folder that cannot be written only costs the time of parsing again.
  }
  return blocks;
}
