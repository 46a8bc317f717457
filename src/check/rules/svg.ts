import { quote } from '../../content/fields/text';
import type { Diagnostic, Names, SourceFile } from '../diagnostic';
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

const ATTRIBUTES =
  'id class style lang role x y z x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy width height points viewBox version baseProfile preserveAspectRatio transform gradientUnits gradientTransform patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits spreadMethod offset href target pathLength rotate textLength lengthAdjust refX refY markerWidth markerHeight markerUnits orient in in2 result mode operator k1 k2 k3 k4 stdDeviation values type tableValues slope intercept amplitude exponent radius edgeMode media enable-background overflow display visibility opacity color fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width stop-color stop-opacity clip clip-path clip-rule mask filter flood-color flood-opacity lighting-color color-interpolation color-interpolation-filters color-rendering image-rendering shape-rendering text-rendering paint-order vector-effect mix-blend-mode isolation marker marker-start marker-mid marker-end font font-family font-size font-style font-variant font-weight font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi pointer-events cursor'.split(
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

function attributeIsAllowed({
  uri,
  local,
  value,
}: SvgElement['tag']['attributes'][string]): boolean {
  if (local === 'href' && (uri === '' || uri === XLINK))
    return value.startsWith('#');
  if (isInert(uri) || uri === XLINK) return true;
  const isKnown =
    ATTRIBUTES.includes(local) ||
    local.startsWith('data-') ||
    local.startsWith('aria-');
  return uri === '' && isKnown && !leavesFile(value);
}

/** What makes an element refused: its name or the first attribute that is not allowed. */
function refused({ tag, text }: SvgElement): string | undefined {
  const { uri, local, attributes } = tag;
  if (isInert(uri)) return undefined;
  if (uri !== SVG || !ELEMENTS.includes(local)) return `<${tag.name}>`;
  if (local === 'style' && leavesFile(text)) return text.trim();
  const wrong = Object.values(attributes).find(
    (attribute) => !attributeIsAllowed(attribute),
  );
  return wrong && `${wrong.name}="${wrong.value}"`;
}

const RESAVE = 'exporte o logotipo de novo como "SVG simples" ou use um PNG';

/** An SVG is served as it is, so only drawing elements may stand in it, and nothing that runs or fetches. */
export function checkSvg(source: SourceFile, names: Names): Diagnostic[] {
  const { elements, instructions, broken } = parseSvg(source.text);
  const at = (offset: number, expected: string, found?: string) =>
    source.diagnostic([offset, offset + 1], {
      found: found && quote(found),
      expected: `${expected}; ${RESAVE}`,
      ...names,
    });
  if (broken !== undefined)
    return [at(broken, 'o SVG está incompleto ou tem um erro aqui')];
  const [first] = elements;
  if (first?.tag.local !== 'svg' || first.tag.uri !== SVG)
    return [
      at(0, 'um SVG começa com <svg xmlns="http://www.w3.org/2000/svg">'),
    ];
  const diagnostics = instructions.map((offset) =>
    at(offset, 'um SVG não pode ter instruções nem entidades'),
  );
  for (const element of elements) {
    const found = refused(element);
    const expected = 'um SVG só pode ter o desenho, sem ações nem nada de fora';
    if (found) diagnostics.push(at(element.offset, expected, found));
  }
  return diagnostics;
}
