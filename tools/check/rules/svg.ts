import { SaxesParser } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

const EXPORT = 'exporte-o de novo, com tudo dentro, ou como PNG';

const NOT_UTF8 = `este SVG não está em UTF-8; ${EXPORT}`;
const BROKEN = `este SVG está incompleto ou estragado; ${EXPORT}`;
const EMPTY = `este SVG tem largura ou altura zero; ${EXPORT}`;
const NO_NAMESPACE = `este arquivo não é um SVG, que começa com <svg xmlns="${SVG}">`;

/** Entities of a DOCTYPE, such as those with which Illustrator shortens namespaces. */
const ENTITY = /<!ENTITY\s+([^\s%"']+)\s+(?:"([^"]*)"|'([^']*)')/g;

/** An address in a style. A namespace's address and a comment load nothing. */
const NO_ADDRESS = /\/\*[\s\S]*?\*\/|@namespace[^;]*;/g;
const STYLE_ADDRESS = /(?:url\(\s*["']?|@import\s*["'])\s*([^"')]+)/gi;

/** A place in the file, or the data themselves. */
const isInside = (address: string) => /^\s*(?:#|data:|$)/i.test(address);

const addressesIn = (style: string) =>
  [...style.replace(NO_ADDRESS, '').matchAll(STYLE_ADDRESS)].map(
    ([, address = '']) => address,
  );

/** The encoding of an XML declaration is read as what it says; UTF-16 would need other bytes. */
function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^<\?xml[^>]*encoding\s*=\s*["'](?:utf-16|ucs|utf-32)/i.test(text)
      ? undefined
      : text;
  } catch {
    return undefined;
  }
}

/**
 * Says why browsers would not show an SVG file in an `<img>`, where it loads no other file and runs no script.
 * @returns what is expected, in Portuguese; empty for a right file
 */
export function svgProblem(bytes: Buffer): string {
  const text = decode(bytes);
  if (text === undefined) return NOT_UTF8;
  const parser = new SaxesParser({ xmlns: true });
  const addresses: string[] = [];
  const elements: string[] = [];
  let root: string | undefined;

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => {
    for (const [, name = '', double, single] of doctype.matchAll(ENTITY))
      parser.ENTITIES[name] = double ?? single ?? '';
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (target === 'xml-stylesheet')
      addresses.push(/href\s*=\s*["']([^"']*)/.exec(body)?.[1] ?? '');
  });
  parser.on('opentag', ({ uri, local, attributes, isSelfClosing }) => {
    const values = Object.values(attributes);
    if (root === undefined) {
      const isEmpty = ({ name, value }: { name: string; value: string }) =>
        ['width', 'height'].includes(name) && /^\s*0*\.?0+\D*$/.test(value);
      root = values.some(isEmpty) ? EMPTY : '';
      if (uri !== SVG || local !== 'svg') root = NO_NAMESPACE;
    }
    if (!isSelfClosing) elements.push(local);
    if (uri !== SVG && uri !== XHTML) return;
    for (const attribute of values) {
      const { value } = attribute;
      const isAddress =
        attribute.local === 'href' ||
        (uri === XHTML && attribute.local === 'src');
      if (isAddress && !['a', 'script'].includes(local)) addresses.push(value);
      if (attribute.uri === '') addresses.push(...addressesIn(value));
    }
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    if (!isSelfClosing) elements.pop();
  });
  const readText = (part: string) => {
    if (elements.at(-1) === 'style') addresses.push(...addressesIn(part));
  };
  parser.on('text', readText);
  parser.on('cdata', readText);

  try {
    parser.write(text).close();
  } catch {
    return root === NO_NAMESPACE ? root : BROKEN;
  }
  const other = addresses.find((address) => !isInside(address));
  return (
    root ||
    (other === undefined
      ? ''
      : `este SVG usa outro arquivo, "${other.trim()}", que nenhum navegador carrega; ${EXPORT}`)
  );
}
