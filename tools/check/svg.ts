import { SaxesParser } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';

const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(["'])(.*?)\2/gs;
const REFERENCE = /url\(\s*["']?\s*(?!["'\s]|#|data:)|@import/i;

/** @throws TypeError when the bytes are not text in the file's encoding: UTF-8, unless it says another one */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(bytes);
  const start = bytes.subarray(0, 200).toString('latin1');
  const [, encoding] = /^<\?xml[^>]*\sencoding=["']([^"']+)/.exec(start) ?? [];
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/**
 * Why a browser would not show an SVG file in an `<img>`, which loads no other file and runs no script.
 * @returns `broken` when it is not well-formed XML, `other` when it is not SVG, `linked` when a part of it is in another
 * file, and undefined when it is right
 */
export function svgFault(
  bytes: Buffer,
): 'broken' | 'other' | 'linked' | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let isBroken = false;
  let isSvg: boolean | undefined;
  let isLinked = false;
  const readStyle = (text: string) => {
    isLinked ||= REFERENCE.test(text);
  };
  parser.on('error', () => {
    isBroken = true;
  });
  // Illustrator writes namespaces as entities.
  parser.on('doctype', (text) => {
    for (const [, name = '', , value = ''] of text.matchAll(ENTITY))
      parser.ENTITIES[name] = value;
  });
  parser.on('processinginstruction', ({ target, body }) => {
    isLinked ||= target === 'xml-stylesheet' && !/href=["']#/.test(body);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    isSvg ??= local === 'svg' && uri === SVG;
    for (const attribute of Object.values(attributes)) {
      readStyle(attribute.value);
      // A link would only be followed, and an `<img>` has no links.
      if (!['href', 'src'].includes(attribute.local) || local === 'a') continue;
      isLinked ||= !/^\s*(?:#|data:|$)/.test(attribute.value);
    }
  });
  parser.on('text', readStyle);
  parser.on('cdata', readStyle);
  try {
    parser.write(decode(bytes)).close();
  } catch {
    isBroken = true;
  }
  if (isSvg === false) return 'other';
  if (isBroken || !isSvg) return 'broken';
  return isLinked ? 'linked' : undefined;
}
