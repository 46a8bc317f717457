import { valueAt } from '../../../src/content/fields/path';
import { legalPath, legalSlugs } from '../../../src/content/schemas/legal';
import { type ContentRule, locate } from '../model/content';
import type { Diagnostic } from '../model/diagnostic';
import { checkLinks, linkTargets } from './links';
import { checkMarkdown } from './markdown';
import { checkOutline } from './outline';
import { checkProse } from './prose';

/** Reports a legal page that has the slug of another one. */
export const checkSlugs: ContentRule = function* ({ files }) {
  for (const slug of legalSlugs) {
    const file = files.get(legalPath(slug));
    const written = valueAt(file?.value, ['slug']);
    const isOther = legalSlugs.some((other) => other === written);
    const expected = `o endereço precisa ser igual ao nome do arquivo, "${slug}"; se todo o texto é da outra página, desfaça a última mudança`;
    if (file && isOther && written !== slug)
      yield locate(file, ['slug'], { expected });
  }
};

const isErrorOnLineOf = (other: Diagnostic) => (one: Diagnostic) =>
  one.severity === 'error' &&
  one.file === other.file &&
  one.line === other.line;

export const checkLegalPages: ContentRule = function* ({ pages }) {
  const broken = pages.flatMap((page) => [...checkMarkdown(page)]);
  yield* broken;
  // An unclosed block may contain headings.
  const isBroken = broken.some(({ severity }) => severity === 'error');
  if (isBroken || pages.length < legalSlugs.length) return;
  const prose = pages.flatMap((page) => [...checkProse(page)]);
  yield* prose;
  const headings = pages.flatMap((page) => [...checkOutline(page)]);
  yield* headings.filter((heading) => !prose.some(isErrorOnLineOf(heading)));
  const targets = linkTargets(pages);
  for (const page of pages) {
    // Every link to a wrong heading would be reported as well.
    yield* checkLinks(page, targets, headings.length === 0);
  }
};
