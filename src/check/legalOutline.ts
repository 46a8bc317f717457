import { quoted } from '../content/fieldProblem';
import type { LegalOutline } from '../content/legal';
import { plain } from '../content/nearest';
import { depthProblems } from './legalDepth';
import { type LegalHeading, nestedHeadings, sectionDepth } from './legalHeadings';
import { type MarkdownFile, markdownProblem } from './markdownFile';
import { span } from './markdownNode';
import type { Problem } from './problem';

/** The sections of one part: numbered from 1, in order, none missing, none empty. */
function sectionProblems(
  file: MarkdownFile,
  sections: readonly LegalHeading[],
  { part, subjects }: LegalOutline,
  endOfPart: readonly [number, number],
): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<number>();
  const subject = (number: number) => `${number} (${subjects[number - 1] ?? '?'})`;
  let expectedNumber = 1;
  for (const heading of sections) {
    const entry = `seção "${heading.text}"`;
    const report = (found: string | undefined, expected: string, suggestion?: string) =>
      problems.push(markdownProblem(file, heading.span, { entry, found, expected, suggestion }));
    const { number } = heading;
    if (number === undefined) {
      const title = heading.text.replace(/^\d+\s*[.)–-]?\s*/, '');
      report(
        quoted(heading.text),
        'o título de uma seção começa com o número, um ponto e um espaço',
        `${'#'.repeat(heading.depth)} ${expectedNumber}. ${title}`,
      );
      seen.add(expectedNumber);
      expectedNumber += 1;
      continue;
    }
    if (heading.empty)
      report(undefined, 'esta seção está sem texto; escreva-o ou desfaça a mudança');
    if (seen.has(number)) {
      report(
        `a seção ${number} pela segunda vez`,
        `aqui deveria vir a seção ${subject(expectedNumber)}`,
      );
    } else if (number > subjects.length) {
      report(
        `a seção ${number}`,
        `${part ? `a parte "${part}"` : 'esta página'} tem ${subjects.length} seções`,
      );
    } else if (number !== expectedNumber) {
      report(
        `a seção ${number}`,
        `aqui deveria vir a seção ${subject(expectedNumber)}; confira a ordem e os números`,
      );
    }
    seen.add(number);
    expectedNumber = number + 1;
  }
  // A jump tells of the sections it skips; those after the last one must be told here.
  const last = Math.max(0, ...seen);
  for (let number = last + 1; number <= subjects.length; number += 1) {
    problems.push(
      markdownProblem(file, sections.at(-1)?.span ?? endOfPart, {
        expected: `depois daqui falta a seção ${subject(number)}${part ? ` da parte "${part}"` : ''}`,
      }),
    );
  }
  return problems;
}

/** Whether a legal page has the parts and numbered sections of its outline, in order. */
export function outlineProblems(
  file: MarkdownFile,
  headings: readonly LegalHeading[],
  outlines: readonly LegalOutline[],
): Problem[] {
  const depth = sectionDepth(outlines);
  const problems = depthProblems(file, headings, depth + 1);
  for (const node of nestedHeadings(file)) {
    problems.push(
      markdownProblem(file, span(node), {
        expected: 'um título não pode ficar dentro de lista ou citação',
      }),
    );
  }
  const [first] = file.blocks;
  if (first && first.type !== 'heading') {
    problems.push(
      markdownProblem(file, span(first), {
        expected: 'este texto vem antes da primeira seção e não apareceria; ponha-o dentro de uma',
      }),
    );
  }
  const end: [number, number] = [Math.max(0, file.text.length - 1), file.text.length];
  if (depth === 2) {
    const sections = headings.filter((heading) => heading.depth === 2);
    return [
      ...problems,
      ...outlines.flatMap((outline) => sectionProblems(file, sections, outline, end)),
    ];
  }

  const parts = headings.filter((heading) => heading.depth === 2);
  outlines.forEach((outline, i) => {
    const name = outline.part ?? '';
    const part = parts.find(({ text }) => plain(text) === plain(name));
    if (!part) {
      const there = parts[i];
      problems.push(
        markdownProblem(file, there?.span ?? end, {
          found: there && quoted(there.text),
          expected: `aqui deveria estar a parte "${name}"`,
          suggestion: `## ${name}`,
        }),
      );
      return;
    }
    const after = headings.slice(headings.indexOf(part) + 1);
    const next = after.findIndex((heading) => heading.depth === 2);
    const sections = after
      .slice(0, next === -1 ? undefined : next)
      .filter((heading) => heading.depth === 3);
    problems.push(...sectionProblems(file, sections, outline, part.span));
  });
  for (const part of parts.slice(outlines.length)) {
    const expected = `esta página tem ${outlines.length} partes ("##"); as seções dentro delas usam "###"`;
    problems.push(markdownProblem(file, part.span, { entry: `título "${part.text}"`, expected }));
  }
  return problems;
}
