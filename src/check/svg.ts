import { SaxesParser } from 'saxes';
import { quoted } from '../content/fieldProblem';

/** Something in an SVG that may not be published. */
export interface SvgProblem {
  /** Offset in the file, and how many characters to underline. */
  readonly offset: number;
  readonly length: number;
  readonly found?: string;
  readonly expected: string;
}

const ELEMENTS =
  /^(?:script|foreignObject|iframe|object|embed|audio|video|canvas|a|set|animate\w*|handler|listener|image|feImage)$/i;
const RESAVE = 'exporte o logotipo de novo como "SVG simples" ou use um PNG';

/** What is wrong with one attribute. */
function attributeProblem(name: string, value: string): string | undefined {
  const bare = name.toLowerCase();
  // White space and control characters inside "javascript:" are dropped by browsers.
  const plain = value.replace(/[\s\p{Cc}]/gu, '').toLowerCase();
  if (bare.startsWith('on')) return `um SVG não pode ter ações como "${name}"; ${RESAVE}`;
  if (plain.includes('javascript:')) return `um SVG não pode ter scripts; ${RESAVE}`;
  if (/^(?:.+:)?(?:href|src|base)$/.test(bare) && !value.startsWith('#')) {
    return `um SVG não pode apontar para fora dele; ${RESAVE}`;
  }
  return /url\((?!["']?#)|@import/.test(plain)
    ? `um SVG não pode buscar nada fora dele; ${RESAVE}`
    : undefined;
}

/**
 * Looks for what a browser would run or fetch when it opens an SVG file: it is served as it is.
 * @param text - the file's text
 * @returns what must go, with offsets; broken XML as well
 */
export function svgProblems(text: string): SvgProblem[] {
  const problems: SvgProblem[] = [];
  const parser = new SaxesParser({ fragment: false });
  let root = '';
  let style = false;
  const report = (found: string, expected: string, length = 1) => {
    const offset = Math.max(0, text.lastIndexOf('<', Math.max(0, parser.position - 1)));
    problems.push({ offset, length: Math.max(length, 1), found: quoted(found), expected });
  };
  parser.on('doctype', (doctype) => {
    if (/\[|ENTITY/i.test(doctype))
      report('<!DOCTYPE … [', `um SVG não pode definir entidades; ${RESAVE}`, 9);
  });
  parser.on('processinginstruction', ({ target }) =>
    report(`<?${target}`, `um SVG não pode buscar nada fora dele; ${RESAVE}`, target.length + 2),
  );
  parser.on('opentag', ({ name, attributes }) => {
    root ||= name;
    style = /^(?:.+:)?style$/i.test(name);
    if (ELEMENTS.test(name.replace(/^.*:/, ''))) {
      report(`<${name}>`, `um SVG não pode ter este elemento; ${RESAVE}`, name.length + 1);
    }
    for (const [key, value] of Object.entries(attributes)) {
      const expected = attributeProblem(key, value);
      if (expected) report(`${key}="${value}"`, expected, name.length + 1);
    }
  });
  const inStyle = (content: string) => {
    const expected = style ? attributeProblem('style', content) : undefined;
    if (expected) report(content.trim(), expected);
  };
  parser.on('text', inStyle);
  parser.on('cdata', inStyle);
  parser.on('closetag', () => {
    style = false;
  });
  let broken = false;
  parser.on('error', () => {
    if (broken) return;
    broken = true;
    const offset = Math.max(0, text.lastIndexOf('<', parser.position - 1));
    problems.push({
      offset,
      length: 1,
      expected: `o SVG está incompleto ou tem um erro aqui; ${RESAVE}`,
    });
  });
  parser.write(text).close();
  if (!broken && root.replace(/^.*:/, '') !== 'svg') {
    problems.push({
      offset: 0,
      length: 1,
      found: `<${root}>`,
      expected: `um SVG começa com <svg>; ${RESAVE}`,
    });
  }
  return problems;
}
