import { isUtf8 } from 'node:buffer';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { quote } from '../../../src/content/fields/text';

const SVG = 'http://www.w3.org/2000/svg';

const ELEMENTS =
  'svg g path rect circle ellipse line polyline polygon text tspan defs symbol use style title desc metadata linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset'.split(
    ' ',
  );

/** Whether CSS or an attribute asks for something outside the file. An escape may hide it. */
function leavesFile(value: string): boolean {
  const text = value.toLowerCase().replace(/\s|["']/g, '');
  const inside = text.replaceAll('url(#', '');
  return ['url(', '@import', '\\'].some((part) => inside.includes(part));
}

/** An attribute may draw. It may not act, nor lead out of the file. Those of drawing programs do neither. */
function isAllowed({ uri, local, value }: SaxesAttributeNS): boolean {
  if (local === 'href') return value.startsWith('#');
  const isNote = uri !== '' && local !== 'base';
  return isNote || (!/^on/i.test(local) && !leavesFile(value));
}

/** Of other languages, browsers run and show XHTML and MathML; drawing programs note things for themselves in theirs. */
function isDrawing({ uri, local }: SaxesTagNS): boolean {
  if (uri === SVG) return ELEMENTS.includes(local);
  return !/^$|xhtml|MathML/.test(uri);
}

const RESAVE = 'exporte o logotipo de novo como "SVG simples" ou use um PNG';

/** An SVG is served as it is, so only drawing elements may stand in it, and nothing that runs or fetches. */
export function svgProblem(bytes: Buffer): string | undefined {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${problem}; ${RESAVE}`);
  const refuse = (found: string) =>
    report(`um SVG só pode ter o desenho, e neste há ${quote(found)}`);
  const elements: string[] = [];
  const checkText = (text: string) => {
    // A style goes on behind an element inside it.
    if (elements.includes('style') && leavesFile(text)) refuse(text.trim());
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', (tag) => {
    const isFirst = elements.length === 0;
    if (isFirst && (tag.uri !== SVG || tag.local !== 'svg'))
      report(`um SVG começa com <svg xmlns="${SVG}">`);
    else if (!isDrawing(tag)) refuse(`<${tag.name}>`);
    const wrong = Object.values(tag.attributes).find((one) => !isAllowed(one));
    if (wrong) refuse(`${wrong.name}="${wrong.value}"`);
    elements.push(tag.local);
  });
  parser.on('text', checkText);
  parser.on('cdata', checkText);
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}`));
  parser.on('doctype', (doctype) => {
    // Entities are defined between brackets.
    if (doctype.includes('[')) refuse('<!ENTITY');
  });
  const broken = 'o SVG está incompleto, tem um erro ou não foi salvo em UTF-8';
  parser.on('error', () => report(broken));
  if (!isUtf8(bytes)) report(broken);
  parser.write(bytes.toString()).close();
  // What follows the first mistake is often its echo.
  return problems[0];
}
