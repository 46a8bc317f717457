import type { Element } from 'hast';
import {
  find,
  type InlineCode,
  type PageDocument,
  textElement,
} from './pageDocument';

export interface HeadOptions {
  /** Runs on the page before it is parsed. */
  readonly script: string;
  /** Whether the page counts on no other file: a server shows it when it fails. */
  readonly selfContained: boolean;
  readonly noindex: boolean;
}

const NOINDEX: Element = {
  type: 'element',
  tagName: 'meta',
  properties: { name: 'robots', content: 'noindex' },
  children: [],
};

const isPreload = ({ properties }: Element): boolean =>
  Array.isArray(properties.rel) && properties.rel.includes('preload');

/**
 * Orders the head: words and metadata, the font before the styles that ask for
 * it, styles and script, then what only machines read.
 * @returns the script and the styles, for the policy to allow
 */
export function orderHead(
  { html, stylesheet }: PageDocument,
  { script, selfContained, noindex }: HeadOptions,
): InlineCode {
  const head = find(html, 'head');
  const elements = head.children.filter(
    (child): child is Element => child.type === 'element',
  );
  const isFirst = ({ tagName }: Element) =>
    tagName === 'meta' || tagName === 'title';
  if (selfContained)
    stylesheet.walkAtRules('font-face', (face) => {
      face.remove();
    });
  const scripts = selfContained || !script ? [] : [script];
  const style = String(stylesheet);
  head.children = [
    ...elements.filter(isFirst),
    ...(noindex ? [NOINDEX] : []),
    ...(selfContained ? [] : elements.filter(isPreload)),
    textElement('style', style),
    ...scripts.map((text) => textElement('script', text)),
    ...elements.filter((one) => !isFirst(one) && !isPreload(one)),
  ];
  return { scripts, styles: [style] };
}
