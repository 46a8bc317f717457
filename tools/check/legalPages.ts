import {
  describeLink,
  judgeLegalPage,
  titleAddresses,
} from '../../src/content/legal/rules';
import { legalSlugs } from '../../src/content/legal/schema';
import { questionsFile } from '../../src/content/schemas/home/questions';
import { valueAt } from '../../src/content/walk';
import { problemAt } from './problem';
import { addProblem, type Content } from './readContent';

/** Reports the link after the questions if it does not lead to a title of a legal page. */
function checkQuestionsLink(
  content: Content,
  exists: (address: string) => boolean,
): void {
  const data = content.files.get(questionsFile.path);
  const path = ['readFirst', 'target'];
  const found = valueAt(data?.value, path);
  if (!data || typeof found !== 'string') return;
  const problem = describeLink(found, exists);
  if (problem) addProblem(content, data, path, problem, { found });
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
  for (const page of pages)
    for (const finding of judgeLegalPage(page.tree, page.slug, exists)) {
      const { offset, message, found } = finding;
      problems.push(problemAt(page, offset, message, { found }));
    }
}
