import { judgeLegalText, titleAddresses } from '../../src/content/legalText';
import { partsOf } from '../../src/content/markdown';
import { legalSlugs, specifiedParts } from '../../src/content/schemas/legal';
import { problemAt, problemOfFile } from './problem';
import type { Content } from './readContent';

interface Part {
  readonly title: string;
  readonly sections: number;
}

const describeParts = (parts: readonly Part[]) =>
  parts
    .map(({ title, sections }) =>
      title ? `"${title}" com ${sections} seções` : `${sections} seções`,
    )
    .join(' e ');

/** Reports what is wrong with the text of the legal pages. */
export function checkLegalPages(content: Content): void {
  const { pages, problems, isPublished } = content;
  const titles = pages.flatMap(({ tree, slug }) => titleAddresses(tree, slug));
  const exists = (address: string) =>
    titles.includes(address) ||
    isPublished(address.replace(/#.*/, '')) ||
    // Links to a page that is missing would all look dead.
    pages.length < legalSlugs.length;
  for (const page of pages) {
    const { slug, tree, file } = page;
    for (const { range, message, found } of judgeLegalText(tree, slug, exists))
      problems.push(problemAt(page, range, message, { found }));
    const specified = describeParts(specifiedParts[slug]);
    const actual = describeParts(
      partsOf(tree).map(({ heading, sections }) => ({
        title: heading?.text ?? '',
        sections: sections.length,
      })),
    );
    if (actual !== specified)
      problems.push(
        problemOfFile(
          file,
          `a especificação pede ${specified}, e a página tem ${actual}; se a mudança foi combinada, avise quem cuida do código`,
          { severity: 'warning' },
        ),
      );
  }
}
