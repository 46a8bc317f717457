import { parseMarkdown } from '../../../src/content/legal/markdown';
import {
  judgeLegalPage,
  titleAddresses,
} from '../../../src/content/legal/rules';
import type { LegalSlug } from '../../../src/content/legal/schema';
import { labelAt, type Path } from '../../../src/content/walk';
import { foundIn } from '../../check/problem';
import { describeProblem } from '../../check/report';
import type { Form } from '../forms';

/** Removes empty values, which a form has for optional fields. */
const removeEmpty = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values), (_key, value) =>
    value === null || value.length === 0 ? undefined : value,
  );

/**
 * Finds what the content check would call an error in the values of a form, but for pictures and what stands in
 * another file.
 * @param values - also the text of a legal page, as `body`
 * @returns a sentence that names the field, about the first error
 */
export function problemOfForm(
  { schema, isLegal }: Form,
  values: object,
): string | undefined {
  const { body = '', ...fields } = values as {
    body?: string;
    slug?: LegalSlug;
  };
  const data = removeEmpty(fields);
  const { issues = [] } = schema.safeParse(data).error ?? {};
  // Sveltia notes keys of its own in the entries of a list, and does not save them.
  const issue = issues.find(({ code }) => code !== 'unrecognized_keys');
  if (issue) {
    const label = labelAt(schema, issue.path as Path, data);
    const found = foundIn(issue, data);
    return `${label}: ${describeProblem({ message: issue.message, found })}`;
  }
  const { slug } = fields;
  if (!isLegal || !slug) return undefined;
  const tree = parseMarkdown(body);
  const titles = titleAddresses(tree, slug);
  // Titles of the other page and files of the site are unknown here.
  const unknown = new RegExp(`^/(?!(?:${slug})?#)`);
  const exists = (address: string) =>
    titles.includes(address) || unknown.test(address);
  const [finding] = judgeLegalPage(tree, slug, exists);
  return finding && `Texto da página: ${describeProblem(finding)}`;
}
