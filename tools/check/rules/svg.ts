const SVG = 'http://www.w3.org/2000/svg';

const EXPORT = 'exporte-o de novo, com tudo dentro, ou como PNG';

/** What a file is that no browser, or not every browser, can read. */
export const BROKEN_SVG = `este SVG está incompleto ou estragado, ou não está em UTF-8: um SVG começa com <svg xmlns="${SVG}">; ${EXPORT}`;

const WITHOUT_SIZE =
  'este SVG não diz o seu tamanho, e o site mostraria só um canto dele; no programa que o fez, exporte-o com viewBox, ou com largura e altura em pixels';

const COMMENTS = /<!--[\s\S]*?-->/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const TAG =
  /<(?:[\w-]+:)?([a-z]\w*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/gi;
const STYLE = /<(?:[\w-]+:)?style\b[^>]*>([\s\S]*?)<\//g;
const STYLESHEET = /<\?xml-stylesheet\b[^>]*?\bhref\s*=\s*["']([^"']*)/g;

/** Entities of a DOCTYPE, with which Illustrator shortens styles. */
const ENTITY = /<!ENTITY\s+[^\s%"']+\s+(?:"([^"]*)"|'([^']*)')/g;

/** An address in a style. A namespace's address and a comment load nothing. */
const NO_ADDRESS = /\/\*[\s\S]*?\*\/|@namespace[^;]*;/g;
const STYLE_ADDRESS = /(?:url\(\s*["']?|@import\s*["'])\s*([^"')]+)/gi;

/** What browsers draw, and librsvg does not, or only where the machine has fonts. */
const NOT_DRAWN =
  /<(?:[\w-]+:)?(?:animate|foreignObject|set|text)|@keyframes|data:image\/(?:avif|webp)/i;

/** Whether an SVG may show something that sharp does not draw. */
export const mayShowMore = (bytes: Buffer): boolean =>
  NOT_DRAWN.test(bytes.toString('utf8'));

/** Returns an SVG that libvips recognizes: Python writes `<ns0:svg`, and libvips looks for `<svg`. */
export const recognizable = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes
      .toString('utf8')
      .replace(/^\ufeff?(?:<\?xml\b[^>]*>)?/, '$&<!--<svg-->'),
  );

const attributesOf = (part: string): [name: string, value: string][] =>
  [...part.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
    name,
    double ?? single ?? '',
  ]);

/** Whether a width or a height is one in itself: a percentage is one of the place where the picture stands. */
const isLength = (value = ''): boolean =>
  /^\s*\+?[\d.]+(?:e\d+)?\s*(?:px|pt|pc|mm|cm|in|em|ex|rem)?\s*$/i.test(
    value,
  ) && Number.parseFloat(value) > 0;

const isBox = (value = ''): boolean => {
  const numbers = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && width > 0 && height > 0;
};

/** A place in the file, or the data themselves. */
const isInside = (address: string) => /^\s*(?:#|data:|$)/i.test(address);

const addressesIn = (style: string): string[] =>
  [...style.replace(NO_ADDRESS, '').matchAll(STYLE_ADDRESS)].map(
    ([, address = '']) => address,
  );

/** Lists the addresses that a browser would load for an SVG in a page. */
function* addressesOf(text: string): Generator<string> {
  for (const [, address = ''] of text.matchAll(STYLESHEET)) yield address;
  for (const [, double = '', single = ''] of text.matchAll(ENTITY))
    yield* addressesIn(double + single);
  for (const [, style = ''] of text.matchAll(STYLE)) yield* addressesIn(style);
  for (const [, element = '', attributes = ''] of text.matchAll(TAG))
    for (const [name, value] of attributesOf(attributes)) {
      const isAddress = /^(?:\w+:)?(?:href|src)$/.test(name);
      if (isAddress && !['a', 'script'].includes(element)) yield value;
      yield* addressesIn(value);
    }
}

/**
 * Says what a browser would not show of an SVG file in an `<img>`, where it loads no other file and reads UTF-8. sharp,
 * which draws the file, tells what is no XML.
 * @returns empty for a valid file
 */
export function svgProblem(bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return BROKEN_SVG;
  }
  const shown = text.replace(COMMENTS, '');
  const [root] = shown.matchAll(TAG);
  const attributes = attributesOf(root?.[2] ?? '');
  // The name of the namespace may be an entity.
  const isSvg = attributes.some(
    ([name, value]) =>
      name.startsWith('xmlns') && (value === SVG || value.startsWith('&')),
  );
  if (root?.[1] !== 'svg' || !isSvg) return BROKEN_SVG;
  const { width, height, viewBox } = Object.fromEntries(attributes);
  if (!isBox(viewBox) && !(isLength(width) && isLength(height)))
    return WITHOUT_SIZE;
  const other = [...addressesOf(shown)].find((address) => !isInside(address));
  return other
    ? `este SVG usa outro arquivo, "${other.trim()}", que nenhum navegador carrega; ${EXPORT}`
    : '';
}
