import { dayNames } from '../content/facts';
import { quoted } from '../content/fieldProblem';
import { type FieldValue, fieldAt, type Path } from '../content/fieldTree';
import { copyrightYear, literalTexts } from '../content/literals';
import { plain } from '../content/nearest';
import type { Content } from './checkContent';
import type { Problem } from './problem';
import { locate, type Source, valueAt, valuesOf } from './source';

const keyOf = (value: string) => plain(value).replace(/\s+/g, ' ').trim().replace(/\/$/, '');

/** Entries of a list that are the same in a field, or as a whole. Case, accents and spaces make no difference. */
function twice(source: Source, list: FieldValue, field?: string, warning?: boolean): Problem[] {
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
    const hint = warning ? 'confira se não é uma cópia por engano' : 'cada um aparece uma vez só';
    const expected = `o mesmo já está na linha ${line}; ${hint}`;
    return [locate(source, own, { found: quoted(value), expected, warning })];
  });
}

function listProblems(source: Source, list: FieldValue): Problem[] {
  if (list.field.kind?.kind !== 'list') return [];
  const { unique = [], rarelyShared = [] } = list.field.kind;
  return [
    ...(unique === true
      ? twice(source, list)
      : unique.flatMap((name) => twice(source, list, name))),
    ...rarelyShared.flatMap((name) => twice(source, list, name, true)),
  ];
}

function companyProblems(source: Source): Problem[] {
  const problems: Problem[] = [];
  const opens = valueAt(source.value, ['hours', 'opens']);
  const closes = valueAt(source.value, ['hours', 'closes']);
  const isTime = (value: unknown): value is string =>
    typeof value === 'string' && /^\d{2}:\d{2}$/.test(value);
  if (isTime(opens) && isTime(closes) && opens >= closes) {
    const expected = `a hora em que fecha precisa vir depois da hora em que abre (${opens})`;
    problems.push(locate(source, ['hours', 'closes'], { found: quoted(closes), expected }));
  }
  const days = valueAt(source.value, ['hours', 'days']);
  if (!Array.isArray(days)) return problems;
  const places = days.map((day) => dayNames.indexOf(day));
  const late = places.findIndex((place, i) => place !== -1 && place < (places[i - 1] ?? -1));
  if (late === -1) return problems;
  const expected = 'os dias vêm na ordem da semana, de monday (segunda) a sunday (domingo)';
  const found = quoted(String(days[late]));
  return [...problems, locate(source, ['hours', 'days', late], { found, expected })];
}

function partnerProblems(source: Source): Problem[] {
  const partners = valueAt(source.value, ['partners']);
  if (!Array.isArray(partners)) return [];
  return partners.flatMap((partner, i): Problem[] => {
    if (partner === null || typeof partner !== 'object' || partner.url !== undefined) return [];
    // One of an unknown name may be the address.
    if (Object.keys(partner).some((key) => !fieldAt(source.root, ['partners', i, key]))) return [];
    if (partner.confirmed === true) {
      const expected =
        'não há endereço ("url") para ter sido confirmado; escreva o endereço ou mude para false';
      return [locate(source, ['partners', i, 'confirmed'], { found: 'true', expected })];
    }
    const expected = 'este parceiro não tem endereço ("url"); o cartão aparece sem link';
    return [locate(source, ['partners', i, 'name'], { expected, warning: true })];
  });
}

const why =
  'a especificação do site cita este texto letra por letra; se a mudança foi combinada, avise quem cuida do código';

/** Fixed texts that their file holds nowhere: a warning, since the change may have been agreed on. */
const literalProblems = (json: Content['json']): Problem[] =>
  literalTexts.flatMap(({ file, path, text }): Problem[] => {
    const source = json.get(file);
    const value = source && valueAt(source.value, path);
    if (!source || typeof value !== 'string') return [];
    if (valuesOf(source).some((one) => one.value === text)) return [];
    const expected = `o texto fixo é "${text}": ${why}`;
    const found = quoted(value);
    return [locate(source, path, { found, expected, suggestion: text, warning: true })];
  });

function yearProblems(source: Source): Problem[] {
  const line = valueAt(source.value, ['copyright']);
  if (typeof line !== 'string' || line.includes(copyrightYear)) return [];
  const expected = `o ano fixo é ${copyrightYear}: ${why}`;
  return [locate(source, ['copyright'], { found: quoted(line), expected, warning: true })];
}

const rulesOf: Readonly<Record<string, (source: Source) => Problem[]>> = {
  'company.json': companyProblems,
  'home/footer.json': yearProblems,
  'partners/partners.json': partnerProblems,
};

/** What no field can know by itself: of its neighbours, of other entries, of the specification. */
export const fieldProblems = ({ json }: Content): Problem[] => [
  ...[...json].flatMap(([file, source]) => [
    ...valuesOf(source).flatMap((value) => listProblems(source, value)),
    ...(rulesOf[file]?.(source) ?? []),
  ]),
  ...literalProblems(json),
];
