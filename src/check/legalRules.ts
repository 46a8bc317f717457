import { quoted } from '../content/fieldProblem';
import { type LegalContent, legalOutlines, legalSchema, legalSlugs } from '../content/legal';
import type { Content } from './checkContent';
import { headingsOf, type LegalHeading } from './legalHeadings';
import { linkProblems } from './legalLinks';
import { outlineProblems } from './legalOutline';
import { proseProblems } from './legalProse';
import type { Problem } from './problem';
import { schemaProblems } from './schemaProblems';
import { locate, type Source, valueAt } from './source';

const DAY = 24 * 60 * 60 * 1000;

function frontMatterProblems(source: Source, slug: string, today: Date): Problem[] {
  const problems = schemaProblems(source, legalSchema);
  const written = valueAt(source.value, ['slug']);
  if (legalSlugs.some((known) => known === written) && written !== slug) {
    const expected = `o endereço precisa ser igual ao nome do arquivo, "${slug}"`;
    problems.push(
      locate(source, ['slug'], { found: quoted(String(written)), expected, suggestion: slug }),
    );
  }
  for (const field of ['updated', 'reviewed']) {
    const value = valueAt(source.value, [field]);
    // A day of grace: the machine that builds may live in another time zone.
    if (typeof value === 'string' && Date.parse(value) > today.getTime() + DAY) {
      problems.push(
        locate(source, [field], { found: quoted(value), expected: 'esta data ainda não chegou' }),
      );
    }
  }
  return problems;
}

/** The legal page that a file in `legal/` holds, by its name. */
export const slugOf = (file: string): LegalContent['slug'] | undefined =>
  legalSlugs.find((slug) => file === `legal/${slug}.md`);

/** The legal pages: front matter, numbered sections, links and words. */
export function legalProblems({ folder, markdown }: Content, today: Date): Problem[] {
  const pages = [...markdown].flatMap(([path, file]) => {
    const slug = slugOf(path);
    return slug ? [{ slug, file, headings: headingsOf(file, legalOutlines[slug]) }] : [];
  });
  const anchors = new Map<string, readonly LegalHeading[] | undefined>(
    legalSlugs
      .filter((slug) => folder.files.includes(`legal/${slug}.md`))
      .map((slug) => [slug, pages.find((page) => page.slug === slug)?.headings]),
  );
  return pages.flatMap(({ slug, file, headings }) => [
    ...(file.frontMatter ? frontMatterProblems(file.frontMatter, slug, today) : []),
    ...outlineProblems(file, headings, legalOutlines[slug]),
    ...linkProblems(file, slug, anchors),
    ...proseProblems(file),
  ]);
}
