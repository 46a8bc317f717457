import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Why the contrast of a text is not axe-core's to tell. */
const UNTOLD = [
  'bgImage', // the picture of the first screen
  'bgGradient', // the service cards
  'pseudoContent', // the header's ground, which fades in
  'bgOverlap', // a neighbour's box
  'elmPartiallyObscuring', // the figures over the first screen
  'elmPartiallyObscured', // the header, below which axe-core has moved a short page
];

/**
 * Runs every rule of axe-core that is no longer tried out, best practices and AAA included, on the page as it is.
 * @param except - rules that do not hold here, each with its reason beside it
 * @returns a line for each element that breaks a rule, and for each whose contrast should have been told
 */
export async function audit(page: Page, except: readonly string[] = []): Promise<string[]> {
  // Evaluated and not added as a script: the page's security policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([left, untold]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const rules = engine
        .getRules()
        // `experimental`: wrong too often to stop a release. `deprecated`: replaced by rules that run.
        .filter(({ tags }) => !tags.some((tag) => ['experimental', 'deprecated'].includes(tag)))
        .map(({ ruleId }) => ruleId);
      const { violations, incomplete } = await engine.run({
        runOnly: { type: 'rule', values: rules.filter((rule) => !left.includes(rule)) },
        resultTypes: ['violations', 'incomplete'],
      });
      const lines = (results: typeof violations, known: readonly string[] = []) =>
        results.flatMap(({ id, nodes }) =>
          nodes
            .filter(({ any }) => !known.includes(any[0]?.data?.messageKey))
            .map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
        );
      const unsure = incomplete.filter(({ id }) => id.startsWith('color-contrast'));
      return [...lines(violations), ...lines(unsure, untold)];
    },
    [except, UNTOLD] as const,
  );
}
