import { quoted } from '../content/fieldProblem';
import { type LegalSlug, legalSchema, legalSlugs } from '../content/legal';
import type { Content, RuleSettings } from './checkContent';
import { linkProblems } from './legalLinks';
import { outlineProblems } from './legalOutline';
import { proseProblems, refusedBlocks } from './legalProse';
import type { Problem } from './problem';
import { schemaProblems } from './schemaProblems';
import { locate, type Source, valueAt } from './source';

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

/** The legal pages: front matter, numbered sections, links and words. */
export function legalProblems({ legal }: Content, { today }: RuleSettings): Problem[] {
  const pages = [...legal].map(([slug, file]) => {
    const refused = refusedBlocks(file);
    return { slug, file, refused, outline: refused.swallows ? [] : outlineProblems(file) };
  });
  // Where an outline is broken, nobody knows which headings the page will have: links to it are left alone.
  const headings = new Map(
    pages.map(({ slug, file, refused, outline }) => {
      const sound = !refused.swallows && outline.length === 0;
      return [`/${slug}`, sound ? file.page?.headings : undefined];
    }),
  );
  return pages.flatMap(({ slug, file, refused, outline }) => [
    ...(file.frontMatter ? frontMatterProblems(file.frontMatter, slug, today) : []),
    ...refused.problems,
    ...outline,
    ...(refused.swallows ? [] : [...proseProblems(file), ...linkProblems(file, headings)]),
  ]);
}
