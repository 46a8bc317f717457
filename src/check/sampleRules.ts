import { quoted } from '../content/fieldProblem';
import { sampleValues } from '../content/sample';
import type { Content } from './checkContent';
import type { Problem } from './problem';
import { locate } from './source';

/** Sample values left in the company file, each as an error: for the release check. */
export function sampleProblems({ json }: Content): Problem[] {
  const source = json.get('company.json');
  if (!source) return [];
  const expected = 'este valor é de exemplo; escreva o da empresa antes de publicar';
  return sampleValues(source.value).map(({ path, value }) =>
    locate(source, path, { found: quoted(value), expected }),
  );
}

/** One line for all sample values: for every other check. */
export function sampleWarning(content: Content): Problem[] {
  const [first, ...others] = sampleProblems(content);
  if (!first) return [];
  const fields = [first, ...others].map(({ field }) => field).join(', ');
  return [
    {
      ...first,
      severity: 'warning',
      field: undefined,
      found: undefined,
      source: undefined,
      expected: `os dados da empresa ainda são de exemplo (${fields}); troque-os antes de publicar`,
    },
  ];
}
