import type { InlineCode, PageDocument } from './pageDocument';

export interface HeadOptions {
  /** Code that runs before the page is parsed; empty for none. */
  readonly script: string;
  /** Whether the page must work without any other file, as an error page does. */
  readonly selfContained: boolean;
  readonly noindex: boolean;
}

/**
 * Orders the head: metadata, then the font before the styles that use it, styles
 * and script, then links such as icons.
 * @returns the script and the styles, which the policy must allow
 */
export function orderHead(
  { html, stylesheet }: PageDocument,
  { script, selfContained, noindex }: HeadOptions,
): InlineCode {
  if (selfContained)
    stylesheet.walkAtRules('font-face', (face) => {
      face.remove();
    });
  const scripts = selfContained || !script ? [] : [script];
  const style = String(stylesheet);
  const createElement = (name: string, text: string) => {
    const element = html.createElement(name);
    element.textContent = text;
    return element;
  };
  const robots = html.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  const inHead = (selector: string) =>
    html.querySelectorAll(`head > ${selector}`);
  html.head.replaceChildren(
    ...inHead(':is(meta, title)'),
    ...(noindex ? [robots] : []),
    ...(selfContained ? [] : inHead('[rel~=preload]')),
    createElement('style', style),
    ...scripts.map((text) => createElement('script', text)),
    ...inHead(':not(meta, title, [rel~=preload])'),
  );
  return { scripts, styles: [style] };
}
