import { quoted } from '../content/fieldProblem';
import { type LegalSlug, legalFileOf, legalSlugs } from '../content/legal';
import type { Content } from './checkContent';
import { linkProblems } from './legalLinks';
import { outlineProblems } from './legalOutline';
import { proseProblems, refusedBlocks } from './legalProse';
import { locate, type Problem, valueAt } from './problem';

function slugProblems({ sources }: Content, slug: LegalSlug): Problem[] {
  const source = sources.get(legalFileOf(slug));
  const written = source && valueAt(source.value, ['slug']);
  if (
    !source ||
    written === slug ||
    !legalSlugs.some((known) => known === written)
  )
    return [];
  const expected = `o endereço precisa ser igual ao nome do arquivo, "${slug}"`;
  return [
    locate(source, ['slug'], {
      found: quoted(String(written)),
      expected,
      suggestion: slug,
    }),
  ];
}

export function legalProblems(content: Content): Problem[] {
  const pages = content.pages.map((legal) => {
    const refused = refusedBlocks(legal);
    return {
      legal,
      refused,
      outline: refused.swallows ? [] : outlineProblems(legal),
    };
  });
  // Where an outline is broken, nobody knows which headings the page will have: links to it are left alone.
  const sound = pages.filter(
    ({ refused, outline }) => !refused.swallows && outline.length === 0,
  );
  const headings = new Map(
    sound.map(
      ({ legal: { page } }) => [`/${page.slug}`, page.headings] as const,
    ),
  );
  const slugs = legalSlugs.flatMap((slug) => slugProblems(content, slug));
  const texts = pages.flatMap(({ legal, refused, outline }) => [
    ...refused.problems,
    ...outline,
    ...(refused.swallows
      ? []
      : [...proseProblems(legal), ...linkProblems(legal, headings)]),
  ]);
  return [...slugs, ...texts];
}
