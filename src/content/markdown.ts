import type { Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export type Block = RootContent;

/** Where something begins and ends in its file, in UTF-16 units. */
export type Span = readonly [start: number, end: number];

/** Reads Markdown as GitHub does. @returns its blocks, each with its place */
export const parseMarkdown = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

export const spanOf = (node: Nodes): Span => [
  node.position?.start.offset ?? 0,
  node.position?.end.offset ?? 0,
];

/** A node and everything inside it, in reading order. */
export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

/** The words that a visitor reads in a node, without marks. */
export function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  if (node.type === 'break') return ' ';
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}
