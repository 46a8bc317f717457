import {
  describeLink,
  judgeLegalText,
  titleAddresses,
} from '../../src/content/legalText';
import { partsOf } from '../../src/content/markdown';
import { questionsFile } from '../../src/content/schemas/home/questions';
import { legalSlugs, specifiedParts } from '../../src/content/schemas/legal';
import { valueAt } from '../../src/content/walk';
import { problemAt, problemOfFile } from './problem';
import { type Content, problemOfValue } from './readContent';

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

/** Reports the link after the questions if it does not lead to a title of a legal page. */
function checkQuestionsLink(
  { files, problems }: Content,
  exists: (address: string) => boolean,
): void {
  const data = files.get(questionsFile.path);
  const path = ['readFirst', 'target'];
  const found = valueAt(data?.value, path);
  if (!data || typeof found !== 'string') return;
  const problem = describeLink(found, exists);
  if (problem) problems.push(problemOfValue(data, path, problem, { found }));
}

/** Reports what is wrong with the text of the legal pages, and with the home page's link to one. */
export function checkLegalPages(content: Content): void {
  const { pages, problems, isPublished } = content;
  const titles = pages.flatMap(({ tree, slug }) => titleAddresses(tree, slug));
  const exists = (address: string) =>
    titles.includes(address) ||
    isPublished(address.replace(/#.*/, '')) ||
    // Links to a page that is missing would all look dead.
    pages.length < legalSlugs.length;
  checkQuestionsLink(content, exists);
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
