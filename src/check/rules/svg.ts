import type { SaxesAttributeNS } from 'saxes';
import { quote } from '../../content/fields/text';
import type { Names, SourceFile } from '../model/diagnostic';
import { parseSvg, type SvgElement } from '../parsers/svg';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** What drawing programs note for themselves, and browsers do not show. */
const INERT = [
  'http://www.inkscape.org/',
  'http://sodipodi.sourceforge.net/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://www.w3.org/2000/xmlns/',
  'http://www.w3.org/XML/1998/namespace',
  'http://creativecommons.org/',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/',
  'http://www.bohemiancoding.com/',
  'http://www.serif.com/',
  'http://ns.adobe.com/',
  'http://www.figma.com/',
];

const ELEMENTS =
  'svg g path rect circle ellipse line polyline polygon text tspan defs symbol use style title desc metadata linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset'.split(
    ' ',
  );

const isInert = (uri: string) =>
  INERT.some((namespace) => uri.startsWith(namespace));

/** Whether CSS or an attribute asks for something outside the file. An escape may hide it. */
function leavesFile(value: string): boolean {
  const text = value.toLowerCase().replace(/\s|["']/g, '');
  const inside = text.replaceAll('url(#', '');
  return (
    inside.includes('url(') || text.includes('@import') || text.includes('\\')
  );
}

/** An attribute may draw. It may not act, nor lead out of the file. */
function isAllowed({ uri, local, value }: SaxesAttributeNS): boolean {
  if (local === 'href') return value.startsWith('#');
  const isAction = local.toLowerCase().startsWith('on');
  const isKnown = uri === '' || uri === XLINK || isInert(uri);
  return isKnown && !isAction && !leavesFile(value);
}

function refused({ tag, text }: SvgElement): string | undefined {
  const { uri, local, attributes } = tag;
  if (isInert(uri)) return undefined;
  if (uri !== SVG || !ELEMENTS.includes(local)) return `<${tag.name}>`;
  if (local === 'style' && leavesFile(text)) return text.trim();
  const wrong = Object.values(attributes).find((one) => !isAllowed(one));
  return wrong && `${wrong.name}="${wrong.value}"`;
}

const RESAVE = 'exporte o logotipo de novo como "SVG simples" ou use um PNG';

/** An SVG is served as it is, so only drawing elements may stand in it, and nothing that runs or fetches. */
export function* checkSvg(source: SourceFile, names: Names) {
  const { elements, instruction, broken } = parseSvg(source.text);
  const report = (offset: number, expected: string, found?: string) =>
    source.diagnostic([offset, offset + 1], {
      found: found && quote(found),
      expected: `${expected}; ${RESAVE}`,
      ...names,
    });
  const [first] = elements;
  if (instruction !== undefined)
    yield report(instruction, 'um SVG não pode ter instruções nem entidades');
  else if (broken !== undefined)
    yield report(broken, 'o SVG está incompleto ou tem um erro aqui');
  else if (first?.tag.local !== 'svg' || first.tag.uri !== SVG)
    yield report(0, `um SVG começa com <svg xmlns="${SVG}">`);
  else
    for (const element of elements) {
      const found = refused(element);
      const expected =
        'um SVG só pode ter o desenho, sem ações nem nada de fora';
      if (found) yield report(element.offset, expected, found);
    }
}
