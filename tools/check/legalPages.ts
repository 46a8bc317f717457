import {
  describeLink,
  judgeLegalPage,
  titleAddresses,
} from '../../src/content/legal/rules';
import { questionsFile } from '../../src/content/schemas/home/questions';
import { problemAt } from './problem';
import { addProblem, type Content, dataOf } from './readContent';

/** Reports what is wrong with the text of the legal pages, and with the home page's link to one. */
export function checkLegalPages(content: Content): void {
  const { pages, problems, isPublished } = content;
  const titles = pages.flatMap(({ tree, slug }) => titleAddresses(tree, slug));
  const exists = (address: string) =>
    titles.includes(address) || isPublished(address.replace(/#.*/, ''));
  const questions = dataOf(content, questionsFile);
  const target = questions.value.readFirst?.target;
  const dead = target && describeLink(target, exists);
  if (dead) {
    const path = ['readFirst', 'target'];
    addProblem(content, questions, path, dead, { found: target });
  }
  for (const page of pages)
    for (const finding of judgeLegalPage(page.tree, page.slug, exists)) {
      const { offset, message, found } = finding;
      problems.push(problemAt(page, offset, message, { found }));
    }
}
