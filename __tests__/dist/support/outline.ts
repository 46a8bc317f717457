/** Lines, and lists of lines; what is missing has none. */
export type Outline = string | false | undefined | readonly Outline[];

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The lines of an outline. All spaces are alike, and a dot after "Ltda." is one. */
export const linesOf = (outline: Outline): string[] =>
  typeof outline === 'object'
    ? outline.flatMap(linesOf)
    : (outline || '')
        .split('\n')
        .map((line) => flat(line).replace(/\.+/g, '.'))
        .filter(Boolean);

/** Attributes that change nothing of what a page says, or stand elsewhere in a line. */
const SILENT =
  /^(?:align|class|data-name|decoding|fetchpriority|height|href|loading|tabindex|type|width)$/;
const UNREAD = /^(?:script|style|svg)$/;
const INLINE = /^(?:b|br|code|del|em|span|strong|time)$/;
const NAMED = /^(?:aside|button|details|footer|h\d|header|main|nav|th)$/;

/** The files of a part of a picture, such as `dark:hero.avif`. */
function filesOf(part: Element) {
  const addresses = ['src', 'srcset'].map((name) => part.getAttribute(name));
  const files = addresses.join().match(/(?<=\/)[\w.-]+\.\w+/g);
  return `${part.matches('[media*=dark]') ? 'dark:' : ''}${[...new Set(files)]}`;
}

function outlineOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE)
    return (node.textContent ?? '').replace(/\s/g, ' ');
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  const element = node as Element;
  const { localName: name } = element;
  if (UNREAD.test(name)) return '';
  if (name === 'img')
    return `![${element.getAttribute('alt')}](${filesOf(element)})`;
  if (name === 'picture') {
    const files = [...element.children].map(filesOf);
    const alt = element.querySelector('img')?.getAttribute('alt');
    return `![${alt}](${files.join(' ')})`;
  }
  const attributes = [...element.attributes]
    .filter((one) => !SILENT.test(one.name))
    .map((one) => ` ${one.name}=${one.value}`)
    .sort()
    .join('');
  const inside = [...element.childNodes].map(outlineOf).join('');
  if (name === 'a')
    return `[${flat(inside)}](${element.getAttribute('href')}${attributes})`;
  if (name === 'summary') return `\nsummary ${flat(inside)}\n`;
  if (INLINE.test(name))
    return attributes ? `{${flat(`${attributes} ${inside}`)}}` : inside;
  const isNamed = NAMED.test(name) || attributes;
  return `\n${isNamed ? name + attributes : ''} ${inside}\n`;
}

/** What visitors meet on a page, in its order: each block of text is a line, `[words](address)` a link, `![words](files)` a picture. */
export const readOutline = ({ body }: Document) => linesOf(outlineOf(body));

/** What a page says to browsers, messengers and search engines: each element of its head is a line, and then each fact. */
export function readHead({ documentElement: root, head }: Document) {
  const elements = head.querySelectorAll(
    'title, meta:not([http-equiv]), link:not([rel=preload])',
  );
  const lines = [...elements].map(({ attributes, textContent }) => {
    const parts = [...attributes].map(({ name, value }) =>
      /^(?:charset|content|name|rel)$/.test(name) ? value : `${name}=${value}`,
    );
    return parts.join(' ') || `title ${textContent}`;
  });
  const facts = head.querySelector('[type$="ld+json"]')?.textContent;
  return linesOf([
    `lang ${root.lang}`,
    lines,
    facts && JSON.stringify(JSON.parse(facts), null, 2),
  ]);
}
