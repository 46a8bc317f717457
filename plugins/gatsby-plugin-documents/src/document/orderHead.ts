import type { Element, Properties } from 'hast';
import { selectAll } from 'hast-util-select';
import {
  findElement,
  type InlineCode,
  type PageDocument,
} from './pageDocument';

export interface HeadOptions {
  /** Code that runs before the page is parsed; empty for none. */
  readonly script: string;
  /** Whether the page must work without any other file, as an error page does. */
  readonly selfContained: boolean;
  readonly noindex: boolean;
}

const createElement = (
  tagName: string,
  properties: Properties,
  text?: string,
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: text ? [{ type: 'text', value: text }] : [],
});

/**
 * Orders the head: metadata, then the font before the styles that use it, styles
 * and script, then links such as icons.
 * @returns the script and the styles, which the policy must allow
 */
export function orderHead(
  { html, stylesheet }: PageDocument,
  { script, selfContained, noindex }: HeadOptions,
): InlineCode {
  const robots = createElement('meta', { name: 'robots', content: 'noindex' });
  if (selfContained)
    stylesheet.walkAtRules('font-face', (face) => {
      face.remove();
    });
  const scripts = selfContained || !script ? [] : [script];
  const style = String(stylesheet);
  findElement(html, 'head').children = [
    ...selectAll('head > :is(meta, title)', html),
    ...(noindex ? [robots] : []),
    ...(selfContained ? [] : selectAll('head > [rel~=preload]', html)),
    createElement('style', {}, style),
    ...scripts.map((text) => createElement('script', {}, text)),
    ...selectAll('head > :not(meta, title, [rel~=preload])', html),
  ];
  return { scripts, styles: [style] };
}
