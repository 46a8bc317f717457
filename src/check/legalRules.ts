import { quoted } from '../content/fieldProblem';
import { type LegalSlug, legalSchema, legalSlugs } from '../content/legal';
import type { Content, RuleSettings } from './checkContent';
import { linkProblems } from './legalLinks';
import { outlineProblems } from './legalOutline';
import { proseProblems, refusedBlocks } from './legalProse';
import type { LegalFile } from './markdownFile';
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
  const other = legalSlugs.some((known) => known === written) && written !== slug;
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

/** A page's text. Where its outline is broken, nobody knows which headings it will have: links to it are left alone. */
function bodyProblems(file: LegalFile): { problems: Problem[]; sound: boolean; cut?: boolean } {
  const refused = refusedBlocks(file);
  if (refused.swallows) return { problems: refused.problems, sound: false, cut: true };
  const outline = outlineProblems(file);
  return {
    problems: [...refused.problems, ...outline, ...proseProblems(file)],
    sound: file.page !== undefined && outline.length === 0,
  };
}

/** The legal pages: front matter, numbered sections, links and words. */
export function legalProblems({ legal }: Content, { today }: RuleSettings): Problem[] {
  const bodies = [...legal].map(([slug, file]) => ({ slug, file, ...bodyProblems(file) }));
  const anchors = new Map(
    legalSlugs.map((slug) => {
      const page = bodies.find((body) => body.slug === slug);
      return [slug, page?.sound ? page.file.page?.headings : undefined];
    }),
  );
  return bodies.flatMap(({ slug, file, problems, cut }) => [
    ...(file.frontMatter ? frontMatterProblems(file.frontMatter, slug, today) : []),
    ...problems,
    ...(cut ? [] : linkProblems(file, slug, anchors)),
  ]);
}
