import axe from 'axe-core';
import type { Page } from './test';

/** Where a text's contrast can't be told by rules: over the picture of the first screen, and measured there. */
const OVER_PICTURE = '#home, header';

/**
 * Runs every rule of axe-core that is no longer tried out, best practices and AAA included, on the page as it is.
 * @returns a line for each element that breaks a rule, and for each whose contrast the rules cannot tell
 */
export async function audit(page: Page): Promise<string[]> {
  // Evaluated and not added as a script: the page's security policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (overPicture) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const rules = engine
      .getRules()
      // `experimental`: still wrong too often to stop a release. `deprecated`: replaced by rules that run.
      .filter(({ tags }) => !tags.some((tag) => ['experimental', 'deprecated'].includes(tag)))
      .map(({ ruleId }) => ruleId);
    const { violations, incomplete } = await engine.run({
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations', 'incomplete'],
    });
    const seen = (selector: string) => {
      const element = document.querySelector(selector);
      return element && !element.closest(overPicture);
    };
    const lines = (results: typeof violations, word: string) =>
      results.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, any }) => `${word}${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`,
        ),
      );
    const unsure = incomplete
      .filter(({ id }) => id.startsWith('color-contrast'))
      .map((result) => ({
        ...result,
        nodes: result.nodes.filter(({ target }) => seen(String(target[0]))),
      }));
    return [...lines(violations, ''), ...lines(unsure, 'unsure of ')];
  }, OVER_PICTURE);
}
