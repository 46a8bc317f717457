import { type FieldProblem, plain, quoted } from '../content/fieldProblem';
import { type LegalOutline, legalOutlines } from '../content/legal';
import {
  type LegalHeading,
  type LegalPage,
  type LegalPart,
  spanOf,
  walk,
} from '../content/legalPage';
import type { LegalFile } from './legalFile';
import type { Problem } from './problem';

const marks = (depth: number) => '#'.repeat(depth);

// Ids that the page's frame has already.
const TAKEN = ['conteudo', 'links-rapidos', 'nesta-pagina'];

type Place = Pick<LegalHeading, 'span' | 'words'>;
type Report = (place: Place, problem: FieldProblem) => void;

function formProblem(
  { node, id }: LegalHeading,
  { headings, parts, sectionDepth }: LegalPage,
): string | undefined {
  const deepest = sectionDepth + 1;
  if (id === '')
    return 'o título precisa de palavras; escreva-as depois de "#"';
  if (node.depth === 1 || node.depth > deepest)
    return `os títulos desta página começam com "##" até "${marks(deepest)}"`;
  if (parts.some(({ intro }) => intro.includes(node)))
    return 'um subtítulo fica dentro de uma seção numerada; mude-o de lugar';
  if ([...walk(node)].some(({ type }) => type === 'link'))
    return 'um título não pode ter link; ponha o link no texto';
  if (TAKEN.includes(id))
    return 'o site já usa estas palavras como endereço; mude o título';
  return headings.find((other) => other.id === id)?.node === node
    ? undefined
    : `já existe um título igual, e os dois teriam o mesmo endereço (#${id}); mude um deles`;
}

function placeProblems({ file, page: { root } }: LegalFile): Problem[] {
  const nested = [...walk(root)]
    .filter((node) => node.type === 'heading' && !root.children.includes(node))
    .map((node) => {
      const expected = 'um título não pode ficar dentro de lista ou citação';
      return file.problem(spanOf(node), { expected });
    });
  const [first] = root.children;
  if (!first || first.type === 'heading') return nested;
  const expected =
    'este texto vem antes da primeira seção e não apareceria; ponha-o dentro de uma';
  return [file.problem(spanOf(first), { expected }), ...nested];
}

function sectionProblems(
  { sections }: LegalPart,
  { part, sections: count }: LegalOutline,
  depth: number,
  end: Place,
  report: Report,
) {
  const where = part ? `a parte "${part}"` : 'esta página';
  for (const [i, section] of sections.entries()) {
    const { number, words, blocks } = section;
    if (i === count)
      return report(section, {
        found: quoted(words),
        expected: `${where} tem ${count} seções`,
      });
    if (number === undefined) {
      const expected =
        'o título de uma seção começa com o número, um ponto e um espaço';
      const title = words.replace(/^\d+[\s.)–-]+/, '');
      const suggestion = `${marks(depth)} ${i + 1}. ${title}`;
      return report(section, { found: quoted(words), expected, suggestion });
    }
    if (number !== i + 1) {
      const expected = `aqui deveria vir a seção ${i + 1}, com "${marks(depth)}"; confira os títulos, a ordem e os números`;
      return report(section, { found: `a seção ${number}`, expected });
    }
    if (blocks.length === 0)
      report(section, {
        expected: 'esta seção está sem texto; escreva-o ou desfaça a mudança',
      });
  }
  if (sections.length === count) return;
  const expected = `${where} tem ${count} seções e aqui acaba na ${sections.length}; desfaça a última mudança`;
  report(sections.at(-1) ?? end, { expected });
}

export function outlineProblems(legal: LegalFile): Problem[] {
  const { file, page } = legal;
  const { headings, parts, sectionDepth, slug } = page;
  const end: Place = {
    span: [file.text.length - 1, file.text.length],
    words: '',
  };
  const told = new Map<number, Problem>();
  // Of one heading one thing is told: what is said first explains the rest.
  const report: Report = ({ span, words }, problem) => {
    const entry = words ? `título "${words}"` : undefined;
    if (!told.has(span[0]))
      told.set(span[0], file.problem(span, { ...problem, entry }));
  };
  // A heading that a line of dashes made is none on purpose, and what it breaks is its echo.
  for (const heading of headings.filter(
    ({ span }) => file.text[span[0]] !== '#',
  )) {
    const expected =
      'a linha "---" ou "===" logo abaixo transforma o texto em título; deixe uma linha vazia entre os dois';
    report(heading, { expected });
  }
  if (told.size > 0) return [...told.values()];

  for (const heading of headings) {
    const expected = formProblem(heading, page);
    if (expected) report(heading, { expected });
  }
  const outlines = legalOutlines[slug];
  const titles = outlines.map(({ part }) => part ?? '');
  const wrong = [...titles, ''].findIndex(
    (title, i) => plain(parts[i]?.heading?.words ?? '') !== plain(title),
  );
  if (wrong === -1) {
    for (const [i, part] of parts.entries()) {
      const outline = outlines[i];
      if (outline) sectionProblems(part, outline, sectionDepth, end, report);
    }
  } else {
    const heading = parts[wrong]?.heading;
    const listed = titles.map((title) => `"## ${title}"`).join(' e ');
    const expected = `esta página tem as partes ${listed}, nesta ordem; as seções dentro delas usam "###"`;
    report(heading ?? end, {
      found: heading && quoted(heading.words),
      expected,
    });
  }
  return [...placeProblems(legal), ...told.values()];
}
