import { type FieldProblem, quoted } from '../content/fieldProblem';
import { type LegalOutline, legalOutlines } from '../content/legal';
import {
  type LegalHeading,
  type LegalPage,
  type LegalPart,
  spanOf,
  walk,
} from '../content/legalPage';
import { plain } from '../content/nearest';
import type { LegalFile } from './legalFile';
import type { Problem } from './problem';

const marks = (depth: number) => '#'.repeat(depth);

// Names that the page's frame takes for places of its own.
const TAKEN = ['conteudo', 'links-rapidos', 'nesta-pagina'];

type Report = (heading: LegalHeading, problem: FieldProblem) => void;

/** Headings that cannot be linked to, or have a level that the page has not. */
function formProblems({ file }: LegalFile, { headings, sectionDepth }: LegalPage, report: Report) {
  const first = new Map<string, LegalHeading>();
  for (const heading of headings) {
    const { depth, id } = heading;
    const before = first.get(id);
    if (!before) first.set(id, heading);
    if (id === '') {
      report(heading, { expected: 'o título precisa de palavras; escreva-as depois de "#"' });
    } else if (depth === 1 || depth > sectionDepth + 1) {
      const expected = `os títulos desta página começam com "##" até "${marks(sectionDepth + 1)}"`;
      report(heading, { found: `"${marks(depth)}"`, expected });
    } else if (TAKEN.includes(id)) {
      report(heading, { expected: 'o site já usa estas palavras como endereço; mude o título' });
    } else if (before) {
      const expected = `já existe um título igual na linha ${file.lineAt(before.span[0])}, e os dois teriam o mesmo endereço (#${id}); mude um deles`;
      report(heading, { expected });
    }
  }
}

/** Text that the page has no place for, and what no heading may be in or hold. */
function placeProblems({ file }: LegalFile, { root, parts }: LegalPage): Problem[] {
  const problems: Problem[] = [];
  const [first] = root.children;
  if (first && first.type !== 'heading') {
    const expected =
      'este texto vem antes da primeira seção e não apareceria; ponha-o dentro de uma';
    problems.push(file.problem(spanOf(first), { expected }));
  }
  const intros = new Set(parts.flatMap(({ intro }) => intro));
  for (const block of root.children) {
    const isHeading = block.type === 'heading';
    const inside = [...walk(block)];
    if (isHeading && intros.has(block)) {
      const expected = 'um subtítulo fica dentro de uma seção numerada; mude-o de lugar';
      problems.push(file.problem(spanOf(block), { expected }));
    } else if (isHeading && inside.some(({ type }) => type === 'link')) {
      const expected = 'um título não pode ter link; ponha o link no texto';
      problems.push(file.problem(spanOf(block), { expected }));
    }
    const nested = isHeading ? undefined : inside.find(({ type }) => type === 'heading');
    if (!nested) continue;
    const expected = 'um título não pode ficar dentro de lista ou citação';
    problems.push(file.problem(spanOf(nested), { expected }));
  }
  return problems;
}

/** The sections of one part: numbered from 1, in order, none missing, none empty. The first mistake is told. */
function sectionProblems(
  { sections }: LegalPart,
  { part, subjects }: LegalOutline,
  depth: number,
  report: Report,
): void {
  const where = part ? `a parte "${part}"` : 'esta página';
  for (const [i, section] of sections.entries()) {
    const { number, words, blocks } = section;
    if (i === subjects.length) {
      const found = quoted(words);
      report(section, { found, expected: `${where} tem ${subjects.length} seções` });
      return;
    }
    if (number === undefined) {
      const expected = 'o título de uma seção começa com o número, um ponto e um espaço';
      const suggestion = `${marks(depth)} ${i + 1}. ${words}`;
      report(section, { found: quoted(words), expected, suggestion });
      return;
    }
    if (number !== i + 1) {
      const expected = `aqui deveria vir a seção ${i + 1} (${subjects[i]}), com "${marks(depth)}"; confira os títulos, a ordem e os números`;
      report(section, { found: `a seção ${number}`, expected });
      return;
    }
    if (blocks.length === 0)
      report(section, { expected: 'esta seção está sem texto; escreva-o ou desfaça a mudança' });
  }
  const last = sections.at(-1);
  if (!last || sections.length === subjects.length) return;
  const missing = subjects.slice(sections.length).join(', ');
  const expected = `${where} acaba aqui, e falta: ${missing}; desfaça a última mudança`;
  report(last, { expected });
}

/** Whether a legal page has the parts and numbered sections of its outline, in order. */
export function outlineProblems(legal: LegalFile): Problem[] {
  const { file, page } = legal;
  if (!page) return [];
  const { headings, parts, sectionDepth, slug } = page;
  const told = new Map<LegalHeading['id'], Problem>();
  // Of one heading one thing is told: what is said first explains the rest.
  const report: Report = ({ span, words }, problem) => {
    const before = told.get(String(span));
    const entry = `título "${words}"`;
    if (!before) told.set(String(span), file.problem(span, { ...problem, entry }));
  };
  // A heading that a line of dashes made is none on purpose, and what it breaks is its echo.
  for (const heading of headings.filter(({ span }) => file.text[span[0]] !== '#')) {
    const expected =
      'a linha "---" ou "===" logo abaixo transforma o texto em título; deixe uma linha vazia entre os dois';
    report(heading, { expected });
  }
  if (told.size > 0) return [...told.values()];

  formProblems(legal, page, report);
  const problems = placeProblems(legal, page);
  const outlines: readonly LegalOutline[] = legalOutlines[slug];
  const titles = outlines.map(({ part }) => part ?? '');
  const isWrong = (i: number) => plain(parts[i]?.heading?.words ?? '') !== plain(titles[i] ?? '');
  const wrong = [...titles, ''].findIndex((_, i) => isWrong(i));
  if (wrong === -1)
    outlines.forEach((outline, i) => {
      const part = parts[i];
      if (part) sectionProblems(part, outline, sectionDepth, report);
    });
  const heading = parts[wrong]?.heading;
  const listed = titles.map((title) => `"## ${title}"`).join(' e ');
  const expected = `esta página tem as partes ${listed}, nesta ordem; as seções dentro delas usam "###"`;
  if (heading) report(heading, { found: quoted(heading.words), expected });
  else if (wrong !== -1)
    problems.push(file.problem([file.text.length - 1, file.text.length], { expected }));
  return [...problems, ...told.values()];
}
