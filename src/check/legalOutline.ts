import { type FieldProblem, quoted } from '../content/fieldProblem';
import { type LegalOutline, legalOutlines } from '../content/legal';
import type { LegalHeading } from '../content/legalPage';
import { type Span, spanOf, walk } from '../content/markdown';
import { plain } from '../content/nearest';
import type { LegalFile } from './markdownFile';
import { type Problem, problemAt } from './problem';

const marks = (depth: number) => '#'.repeat(depth);

// Names that the page's frame takes for places of its own.
const TAKEN = ['conteudo', 'links-rapidos', 'nesta-pagina'];

type Report = (heading: LegalHeading, problem: FieldProblem) => void;

/** Headings that are none on purpose, have nothing to be linked by, or hold what no heading may. */
function formProblems(file: LegalFile, report: Report): void {
  const { headings = [], sectionDepth = 2, root } = file.page ?? {};
  const first = new Map<string, LegalHeading>();
  let inSection = false;
  for (const heading of headings) {
    const { depth, id, span } = heading;
    const before = first.get(id);
    const found = `"${marks(depth)}"`;
    if (depth <= sectionDepth) inSection = depth === sectionDepth;
    if (!before) first.set(id, heading);
    if (!file.text.slice(...span).startsWith('#')) {
      const expected =
        'a linha "---" ou "===" logo abaixo transforma o texto em título; deixe uma linha vazia entre os dois';
      report(heading, { expected });
    } else if (id === '') {
      report(heading, { expected: 'o título precisa de palavras; escreva-as depois de "#"' });
    } else if (depth === 1) {
      const expected = 'o título da página vem do cabeçalho; nas seções use "##" ou mais';
      report(heading, { found, expected });
    } else if (depth > sectionDepth + 1) {
      report(heading, {
        found,
        expected: `o menor título desta página é "${marks(sectionDepth + 1)}"`,
      });
    } else if (depth > sectionDepth && !inSection) {
      report(heading, {
        expected: 'um subtítulo fica dentro de uma seção numerada; mude-o de lugar',
      });
    } else if (TAKEN.includes(id)) {
      report(heading, { expected: 'o site já usa estas palavras como endereço; mude o título' });
    } else if (before) {
      const { line } = file.lines.place(before.span[0]);
      const expected = `já existe um título igual na linha ${line}, e os dois teriam o mesmo endereço (#${id}); mude um deles`;
      report(heading, { expected });
    }
  }
  for (const block of root?.children ?? []) {
    const heading = headings.find(({ span }) => span[0] === spanOf(block)[0]);
    if (heading && [...walk(block)].some(({ type }) => type === 'link'))
      report(heading, { expected: 'um título não pode ter link; ponha o link no texto' });
  }
}

/** Text that the page has no place for, and headings inside lists or quotes. */
function placeProblems(file: LegalFile): Problem[] {
  const blocks = file.page?.root.children ?? [];
  const nested = blocks
    .filter(({ type }) => type !== 'heading')
    .flatMap((block) => [...walk(block)].filter(({ type }) => type === 'heading'))
    .map((node) =>
      problemAt(file, spanOf(node), {
        expected: 'um título não pode ficar dentro de lista ou citação',
      }),
    );
  const [first] = blocks;
  if (!first || first.type === 'heading') return nested;
  const expected = 'este texto vem antes da primeira seção e não apareceria; ponha-o dentro de uma';
  return [problemAt(file, spanOf(first), { expected }), ...nested];
}

/** The sections of one part: numbered from 1, in order, none missing, none empty. */
function sectionProblems(
  file: LegalFile,
  headings: readonly LegalHeading[],
  { part, subjects }: LegalOutline,
  endOfPart: Span,
  report: Report,
): Problem[] {
  const depth = file.page?.sectionDepth ?? 2;
  const proper = new Set(headings.map((heading) => (heading.depth === depth ? heading.number : 0)));
  // A number that is missing among the sections, at the next depth, is a section that lost or won a "#".
  const sections = headings.filter(
    ({ depth: own, number = 0 }) =>
      own === depth ||
      (Math.abs(own - depth) === 1 &&
        !proper.has(number) &&
        (number === 1 || proper.has(number - 1)) &&
        number <= subjects.length),
  );
  const named = (number: number) => `${number} (${subjects[number - 1] ?? '?'})`;
  const title = (heading: LegalHeading, number: number) =>
    `${marks(depth)} ${number}. ${heading.words.replace(/^\d+\s*[.)–-]?\s*/, '')}`;
  const numbers = sections.map(({ number }) => number);
  let next = 1;
  sections.forEach((heading, i) => {
    const { number } = heading;
    const suggestion = title(heading, next);
    if (number === undefined) {
      const expected = 'o título de uma seção começa com o número, um ponto e um espaço';
      report(heading, { found: quoted(heading.words), expected, suggestion });
    } else if (number !== next && numbers[i + 1] === next + 1) {
      const found = `a seção ${number}${numbers.indexOf(number) < i ? ' pela segunda vez' : ''}`;
      report(heading, { found, expected: `aqui deveria vir a seção ${named(next)}`, suggestion });
    } else if (number > subjects.length) {
      const whole = part ? `a parte "${part}"` : 'esta página';
      report(heading, {
        found: `a seção ${number}`,
        expected: `${whole} tem ${subjects.length} seções`,
      });
      return;
    } else if (number !== next) {
      const found = `a seção ${number}${numbers.indexOf(number) < i ? ' pela segunda vez' : ''}`;
      const expected = `aqui deveria vir a seção ${named(next)}; confira a ordem e os números`;
      report(heading, { found, expected });
      next = Math.max(next, number + 1);
      return;
    } else if (heading.depth !== depth) {
      const expected = `uma seção numerada desta página começa com "${marks(depth)}"`;
      report(heading, { found: `"${marks(heading.depth)}"`, expected, suggestion });
    }
    next += 1;
  });
  const missing = subjects.length - next + 1;
  if (missing <= 0) return [];
  const where = part ? ` da parte "${part}"` : '';
  const expected =
    missing === 1
      ? `depois daqui falta a seção ${named(next)}${where}`
      : `depois daqui faltam as seções ${next} a ${subjects.length}${where}; desfaça a última mudança`;
  return [problemAt(file, sections.at(-1)?.span ?? endOfPart, { expected })];
}

/** Sections with nothing between their heading and the next. */
function emptySections(file: LegalFile, report: Report): void {
  for (const { sections } of file.page?.parts ?? [])
    for (const section of sections)
      if (section.blocks.length === 0)
        report(section, { expected: 'esta seção está sem texto; escreva-o ou desfaça a mudança' });
}

/** Whether a legal page has the parts and numbered sections of its outline, in order. */
export function outlineProblems(file: LegalFile): Problem[] {
  if (!file.page) return [];
  const { headings: all, sectionDepth, slug } = file.page;
  // A heading that a line of dashes made is none on purpose.
  const headings = all.filter(({ span }) => file.text[span[0]] === '#');
  const outlines: readonly LegalOutline[] = legalOutlines[slug];
  const told = new Map<number, Problem>();
  // Of one heading one thing is told: what is said first explains the rest.
  const report: Report = (heading, problem) => {
    const kind = heading.depth === sectionDepth ? 'seção' : 'título';
    if (told.has(heading.span[0])) return;
    told.set(
      heading.span[0],
      problemAt(file, heading.span, { ...problem, entry: `${kind} "${heading.words}"` }),
    );
  };
  formProblems(file, report);
  const end: Span = [Math.max(0, file.text.length - 1), file.text.length];
  const problems = placeProblems(file);
  if (sectionDepth === 2) {
    for (const outline of outlines)
      problems.push(...sectionProblems(file, headings, outline, end, report));
  } else {
    const parts = headings.filter(({ depth, number }) => depth === 2 && number === undefined);
    const named = (part: string | null) =>
      parts.find(({ words }) => plain(words) === plain(part ?? ''));
    const order = outlines.map(({ part }) => named(part));
    const early = order.includes(undefined)
      ? undefined
      : parts.filter((part) => order.includes(part)).find((part, i) => part !== order[i]);
    if (early) {
      const expected = `as partes vêm nesta ordem: ${outlines.map(({ part }) => part).join(', ')}`;
      report(early, { expected });
      return [...problems, ...told.values()];
    }
    const chosen: LegalHeading[] = [];
    outlines.forEach((outline, i) => {
      const taken = outlines.some(({ part }) => named(part) === parts[i]);
      const part = named(outline.part) ?? (taken ? undefined : parts[i]);
      if (!part) {
        const expected = `falta a parte "## ${outline.part}"; desfaça a última mudança`;
        problems.push(problemAt(file, end, { expected }));
        return;
      }
      chosen.push(part);
      if (part !== named(outline.part)) {
        const expected = `aqui deveria estar a parte "${outline.part}"`;
        const suggestion = `## ${outline.part}`;
        report(part, { found: quoted(part.words), expected, suggestion });
      }
      const after = headings.slice(headings.indexOf(part) + 1);
      const next = after.findIndex((heading) => parts.includes(heading));
      const own = after.slice(0, next === -1 ? undefined : next);
      problems.push(...sectionProblems(file, own, outline, part.span, report));
    });
    for (const part of headings.filter((one) => one.depth === 2 && !chosen.includes(one))) {
      const expected = `esta página tem ${outlines.length} partes ("##"); as seções dentro delas usam "###"`;
      report(part, { expected });
    }
  }
  if (headings.length === all.length) emptySections(file, report);
  return [...problems, ...told.values()];
}
