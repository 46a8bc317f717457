/** A node of the Markdown tree, as far as the rules look at it. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly depth?: number;
  readonly children?: readonly MarkdownNode[];
  readonly position?: {
    readonly start: { readonly offset?: number };
    readonly end: { readonly offset?: number };
  };
}

/** Where a node begins and ends, in UTF-16 units from the start of the file. */
export const span = (node: MarkdownNode): readonly [number, number] => [
  node.position?.start.offset ?? 0,
  node.position?.end.offset ?? 0,
];

/** A node and everything inside it, in reading order. */
export function* walk(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** A node's words, without marks. */
export const words = (node: MarkdownNode): string =>
  node.children
    ? node.children.map(words).join('')
    : node.type === 'html'
      ? ''
      : (node.value ?? '');
