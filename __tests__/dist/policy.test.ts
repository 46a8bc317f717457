import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { common } from './support/published';

const policy = new Map(common.headers).get('Content-Security-Policy') ?? '';

test('the policy allows nothing unsafe', () => {
  expect(policy).not.toMatch(/unsafe-|\*|https?:|data:/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test("Google's evaluator finds nothing of high or medium severity in the policy", () => {
  const { csp } = new CspParser(policy);
  const found = new CspEvaluator(csp).evaluate();
  // Lower is more severe. `'self'` gets a "maybe", since it is unsafe on hosts with uploads; this one has none.
  const severe = found.filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(
    severe.map(({ directive, description }) => `${directive}: ${description}`),
  ).toEqual([]);
});
