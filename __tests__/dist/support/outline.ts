const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The lines of an outline. A dot after "Ltda." is one. */
export const linesOf = (outline: string): string[] =>
  outline
    .split('\n')
    .map((line) => flat(line).replace(/\.+/g, '.'))
    .filter(Boolean);

/** Attributes that change nothing of what a page says. */
const SILENT =
  /^(?:align|class|data-name|decoding|fetchpriority|height|loading|tabindex|type|width)$/;
const INLINE = /^(?:a|b|br|code|del|em|img|span|strong|time)$/;
const NAMED = /^(?:aside|button|details|footer|h\d|header|main|nav|th)$/;

/** The files of a part of a picture, such as `dark:hero.avif`. */
function filesOf(part: Element): string {
  const files = new Set(part.outerHTML.match(/[\w.-]+\.\w+(?=[ ,"])/g));
  return `${part.matches('[media*=dark]') ? 'dark:' : ''}${[...files]}`;
}

function outlineOf(node: Node): string {
  if (node.nodeType === 3) return (node.textContent ?? '').replace(/\s/g, ' ');
  const element = node as Element;
  const { localName: name } = element;
  if (name === 'svg') return '';
  if (name === 'picture') {
    const files = [...element.children].map(filesOf);
    return `\n![${element.querySelector('img')?.alt}](${files.join(' ')})\n`;
  }
  const attributes = [...element.attributes]
    .filter((one) => !SILENT.test(one.name))
    .map((one) => ` ${one.name}=${one.value}`)
    .sort()
    .join('');
  const inside = [...element.childNodes].map(outlineOf).join('');
  if (name === 'a') return `[${flat(inside)}](${attributes.trim()})`;
  if (name === 'summary') return `\nsummary ${flat(inside)}\n`;
  if (INLINE.test(name))
    return attributes ? `{${flat(`${attributes} ${inside}`)}}` : inside;
  const isNamed = NAMED.test(name) || attributes;
  return `\n${isNamed ? name + attributes : ''} ${inside}\n`;
}

/** What visitors meet on a page, in its order: each block of text is a line, `[words](address)` a link, `![words](files)` a picture. */
export const readOutline = ({ body }: Document) => linesOf(outlineOf(body));
