import { SaxesParser } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

const EXPORT = 'exporte-o de novo, com tudo dentro, ou como PNG';
const BROKEN = `este SVG está incompleto ou estragado, ou não está em UTF-8: um SVG começa com <svg xmlns="${SVG}">, e tem largura e altura; ${EXPORT}`;

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

/** Lists the addresses in an SVG. @throws Error for one that browsers do not show */
function readAddresses(text: string): string[] {
  const parser = new SaxesParser({ xmlns: true });
  const addresses: string[] = [];
  const elements: string[] = [];
  let isRoot = true;

  parser.on('xmldecl', ({ encoding = '' }) => {
    if (/^(?:utf-16|ucs|utf-32)/i.test(encoding)) throw new Error(encoding);
  });
  parser.on('doctype', (doctype) => {
    for (const [, name = '', double, single] of doctype.matchAll(ENTITY))
      parser.ENTITIES[name] = double ?? single ?? '';
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (target === 'xml-stylesheet')
      addresses.push(/href\s*=\s*["']([^"']*)/.exec(body)?.[1] ?? '');
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements.push(local);
    if (isRoot) {
      const { width, height, viewBox } = attributes;
      const box = viewBox?.value.trim().split(/[\s,]+/) ?? [];
      const isEmpty =
        [width, height].some(
          (one) => Number.parseFloat(one?.value ?? '') <= 0,
        ) || box.slice(2).some((one) => !(Number(one) > 0));
      if (uri !== SVG || local !== 'svg' || isEmpty) throw new Error(local);
    }
    isRoot = false;
    if (uri !== SVG && uri !== XHTML) return;
    for (const attribute of Object.values(attributes)) {
      const isAddress = ['href', 'src'].includes(attribute.local);
      if (isAddress && !['a', 'script'].includes(local))
        addresses.push(attribute.value);
      if (attribute.uri === '') addresses.push(...addressesIn(attribute.value));
    }
  });
  parser.on('closetag', () => elements.pop());
  const readText = (part: string) => {
    if (elements.at(-1) === 'style') addresses.push(...addressesIn(part));
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.write(text).close();
  return addresses;
}

/**
 * Says why browsers would not show an SVG file in an `<img>`, where it loads no other file.
 * @returns empty for a valid file
 */
export function svgProblem(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const other = readAddresses(text).find((address) => !isInside(address));
    return other
      ? `este SVG usa outro arquivo, "${other.trim()}", que nenhum navegador carrega; ${EXPORT}`
      : '';
  } catch {
    return BROKEN;
  }
}
