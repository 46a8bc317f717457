import { plain, quoted } from '../content/fieldProblem';
import type { FieldValue, Path } from '../content/fieldTree';
import { copyrightYear, literalTexts } from '../content/files';
import type { Content } from './checkContent';
import {
  locate,
  type Problem,
  type Source,
  valueAt,
  valuesOf,
} from './problem';

const keyOf = (value: string) =>
  plain(value).replace(/\s+/g, ' ').trim().replace(/\/$/, '');

function twice(
  source: Source,
  list: FieldValue,
  field?: string,
  warning?: boolean,
): Problem[] {
  const first = new Map<string, Path>();
  const entries = Array.isArray(list.value) ? list.value : [];
  return entries.flatMap((entry, i): Problem[] => {
    const value = field ? valueAt(entry, [field]) : entry;
    if (typeof value !== 'string' || value.trim() === '') return [];
    const own = [...list.path, i, ...(field ? [field] : [])];
    const key = keyOf(value);
    const before = first.get(key);
    if (!before) {
      first.set(key, own);
      return [];
    }
    const line = source.file.lineAt(source.span(before)[0]);
    const hint = warning
      ? 'confira se não é uma cópia por engano'
      : 'cada um aparece uma vez só';
    const expected = `o mesmo já está na linha ${line}; ${hint}`;
    return [locate(source, own, { found: quoted(value), expected, warning })];
  });
}

function listProblems(source: Source, list: FieldValue): Problem[] {
  const { unique = [], rarelyShared = [] } = list.field.entries ?? {};
  return [
    ...(unique === true
      ? twice(source, list)
      : unique.flatMap((name) => twice(source, list, name))),
    ...rarelyShared.flatMap((name) => twice(source, list, name, true)),
  ];
}

const why =
  'a especificação do site cita este texto letra por letra; se a mudança foi combinada, avise quem cuida do código';

const literalProblems = (sources: Content['sources']): Problem[] =>
  literalTexts.flatMap(({ file, path, text }): Problem[] => {
    const source = sources.get(file);
    const value = source && valueAt(source.value, path);
    if (!source || typeof value !== 'string') return [];
    if (valuesOf(source).some((one) => one.value === text)) return [];
    const expected = `o texto fixo é "${text}": ${why}`;
    const found = quoted(value);
    return [
      locate(source, path, {
        found,
        expected,
        suggestion: text,
        warning: true,
      }),
    ];
  });

function yearProblems(footer: Source | undefined): Problem[] {
  const line = footer && valueAt(footer.value, ['copyright']);
  if (!footer || typeof line !== 'string' || line.includes(copyrightYear))
    return [];
  const expected = `o ano fixo é ${copyrightYear}: ${why}`;
  return [
    locate(footer, ['copyright'], {
      found: quoted(line),
      expected,
      warning: true,
    }),
  ];
}

/** What no field can know by itself: of its neighbours, of other entries, of what is agreed for the whole site. */
export const fieldProblems = ({ sources }: Content): Problem[] => [
  ...[...sources.values()].flatMap((source) =>
    valuesOf(source).flatMap((value) => listProblems(source, value)),
  ),
  ...literalProblems(sources),
  ...yearProblems(sources.get('home/footer.json')),
];
