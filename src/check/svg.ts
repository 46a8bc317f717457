import { SaxesParser } from 'saxes';
import { quoted } from '../content/fieldProblem';
import type { Problem } from './problem';
import type { TextFile } from './textFile';

const ELEMENTS =
  /^(?:script|foreignObject|iframe|object|embed|audio|video|canvas|a|set|animate\w*|handler|listener|image|feImage)$/i;
const RESAVE = 'exporte o logotipo de novo como "SVG simples" ou use um PNG';
const OUTSIDE = `um SVG não pode buscar nada fora dele; ${RESAVE}`;

function attributeProblem(name: string, value: string): string | undefined {
  // White space and control characters inside "javascript:" are dropped by browsers.
  const bare = value.replace(/[\s\p{Cc}]/gu, '').toLowerCase();
  if (/^on/i.test(name) || bare.includes('javascript:'))
    return `um SVG não pode ter ações nem scripts; ${RESAVE}`;
  const leaves =
    /^(?:.+:)?(?:href|src|base)$/i.test(name) && !value.startsWith('#');
  return leaves || /url\((?!["']?#)|@import/.test(bare) ? OUTSIDE : undefined;
}

/** What a browser would run or fetch when it opens an SVG file, which is served as it is; and broken XML. */
export function svgProblems(
  file: TextFile,
  named: Pick<Problem, 'entry' | 'field'>,
): Problem[] {
  const problems: Problem[] = [];
  const parser = new SaxesParser({ fragment: false });
  const names: string[] = [];
  let broken = false;
  const report = (expected: string, found?: string) => {
    const start = Math.max(
      0,
      file.text.lastIndexOf('<', Math.max(0, parser.position - 1)),
    );
    const sentence = { found: found && quoted(found), expected };
    problems.push(file.problem([start, start + 1], { ...sentence, ...named }));
  };
  const localName = (name = '') => name.replace(/^.*:/, '');
  const inStyle = (content: string) => {
    const isStyle = localName(names.at(-1)).toLowerCase() === 'style';
    const expected = isStyle ? attributeProblem('style', content) : undefined;
    if (expected) report(expected, content.trim());
  };
  parser.on('doctype', (doctype) => {
    if (/\[|ENTITY/i.test(doctype))
      report(`um SVG não pode definir entidades; ${RESAVE}`);
  });
  parser.on('processinginstruction', ({ target }) =>
    report(OUTSIDE, `<?${target}`),
  );
  parser.on('opentag', ({ name, attributes }) => {
    if (names.length === 0 && localName(name) !== 'svg')
      report(`um SVG começa com <svg>; ${RESAVE}`, `<${name}>`);
    names.push(name);
    if (ELEMENTS.test(localName(name)))
      report(`um SVG não pode ter este elemento; ${RESAVE}`, `<${name}>`);
    for (const [key, value] of Object.entries(attributes)) {
      const expected = attributeProblem(key, value);
      if (expected) report(expected, `${key}="${value}"`);
    }
  });
  parser.on('closetag', () => names.pop());
  parser.on('text', inStyle);
  parser.on('cdata', inStyle);
  parser.on('error', () => {
    if (!broken) report(`o SVG está incompleto ou tem um erro aqui; ${RESAVE}`);
    broken = true;
  });
  parser.write(file.text).close();
  return problems;
}
