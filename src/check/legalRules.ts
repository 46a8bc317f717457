import { quoted } from '../content/fieldProblem';
import { type LegalSlug, legalSchema, legalSlugs } from '../content/legal';
import type { Content } from './checkContent';
import { linkProblems } from './legalLinks';
import { outlineProblems } from './legalOutline';
import { proseProblems, refusedBlocks } from './legalProse';
import { locate, type Problem, type Source, valueAt } from './problem';
import { schemaProblems } from './schemaProblems';

const DAY = 24 * 60 * 60 * 1000;

/** A date that has not come yet. A day of grace: the machine that checks may live in another time zone. */
export function futureDate(source: Source, path: readonly string[], today: Date): Problem[] {
  const value = valueAt(source.value, path);
  if (typeof value !== 'string' || !(Date.parse(value) > today.getTime() + DAY)) return [];
  return [locate(source, path, { found: quoted(value), expected: 'esta data ainda não chegou' })];
}

function frontMatterProblems(source: Source, slug: LegalSlug, today: Date): Problem[] {
  const written = valueAt(source.value, ['slug']);
  const other = legalSlugs.some((known) => known === written && known !== slug);
  const expected = `o endereço precisa ser igual ao nome do arquivo, "${slug}"`;
  return [
    ...schemaProblems(source, legalSchema),
    ...(other
      ? [locate(source, ['slug'], { found: quoted(String(written)), expected, suggestion: slug })]
      : []),
    ...futureDate(source, ['updated'], today),
    ...futureDate(source, ['reviewed'], today),
  ];
}

export function legalProblems(content: Content): Problem[] {
  const pages = content.pages.map((legal) => {
    const refused = refusedBlocks(legal);
    return { legal, refused, outline: refused.swallows ? [] : outlineProblems(legal) };
  });
  // Where an outline is broken, nobody knows which headings the page will have: links to it are left alone.
  const sound = pages.filter(({ refused, outline }) => !refused.swallows && outline.length === 0);
  const headings = new Map(
    sound.map(({ legal: { page } }) => [`/${page.slug}`, page.headings] as const),
  );
  const fields = [...content.frontMatters].flatMap(([slug, source]) =>
    frontMatterProblems(source, slug, content.today),
  );
  const texts = pages.flatMap(({ legal, refused, outline }) => [
    ...refused.problems,
    ...outline,
    ...(refused.swallows ? [] : [...proseProblems(legal), ...linkProblems(legal, headings)]),
  ]);
  return [...fields, ...texts];
}
