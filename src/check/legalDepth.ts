import type { LegalHeading } from './legalHeadings';
import { type MarkdownFile, markdownProblem } from './markdownFile';
import type { Problem } from './problem';

const marks = (depth: number) => '#'.repeat(depth);

/**
 * Headings that are no headings on purpose, of a level that the page has no place for, or with another's address.
 * @param deepest - the lowest level that the page has, in number of `#`
 */
export function depthProblems(
  file: MarkdownFile,
  headings: readonly LegalHeading[],
  deepest: number,
): Problem[] {
  const ids = new Map<string, LegalHeading>();
  return headings.flatMap((heading): Problem[] => {
    const entry = `título "${heading.text}"`;
    const source = file.text.slice(...heading.span);
    const before = ids.get(heading.id);
    ids.set(heading.id, heading);
    if (!source.startsWith('#')) {
      const expected =
        'a linha "---" ou "===" logo abaixo transforma o texto em título; deixe uma linha vazia entre os dois';
      return [markdownProblem(file, heading.span, { entry, expected })];
    }
    if (heading.depth === 1) {
      const expected = 'o título da página vem do cabeçalho; nas seções use "##" ou mais';
      return [markdownProblem(file, heading.span, { entry, found: '"#"', expected })];
    }
    if (heading.depth > deepest) {
      const expected = `o menor título desta página é "${marks(deepest)}"`;
      return [
        markdownProblem(file, heading.span, {
          entry,
          found: `"${marks(heading.depth)}"`,
          expected,
        }),
      ];
    }
    if (!before) return [];
    const { line } = file.lines.place(before.span[0]);
    const expected = `já existe um título igual na linha ${line}, e os dois teriam o mesmo endereço (#${heading.id}); mude um deles`;
    return [markdownProblem(file, heading.span, { entry, expected })];
  });
}
