import { quoted } from '../content/fieldProblem';
import { isSample } from '../content/sampleCompany';
import type { Content } from './checkContent';
import type { Problem } from './problem';
import { locate, type Path } from './source';

/** Every text of a value, with the way to it. */
function leaves(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$schema' ? [] : leaves(inner, [...path, key]),
  );
}

/** Sample values left in the company file, each as an error: for the release check (decision 4). */
export function sampleProblems({ json }: Content): Problem[] {
  const source = json.get('company.json');
  if (!source) return [];
  return leaves(source.value)
    .filter(([path, value]) => isSample(path.map(String), value))
    .map(([path, value]) =>
      locate(source, path, {
        found: quoted(value),
        expected: 'este valor é de exemplo; escreva o da empresa antes de publicar',
      }),
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
