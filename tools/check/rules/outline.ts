import {
  type PartOutline,
  pageIds,
  specifiedParts,
} from '../../../src/content';
import { textOf } from '../../../src/content/parseMarkdown';
import {
  type ContentRule,
  type LegalPage,
  locationOf,
  type ReportProblem,
} from '../content';

/** Such as `1.`, `1.2.`, `1)`, `1 -`, `IV -`; not "24 horas", "2 - 3 dias". */
const TYPED_NUMBER =
  /^(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5})(?:[.)]|\s*[-–—:])(?=\s+\D)/;

const NO_SECTION = 'aqui falta o título de uma seção, como "## Contato"';

/** Reports the numbers that somebody has typed before the titles of sections. */
function checkNumbers(page: LegalPage, report: ReportProblem): void {
  for (const { node, depth, text } of page.headings) {
    const [number] = (depth === 2 && TYPED_NUMBER.exec(text)) || [];
    if (number)
      report(
        locationOf(page, node, text),
        'a página numera as seções sozinha; apague este número',
        { range: [0, number.length] },
      );
  }
}

/** Counts the sections of each part. Reports the first part that is out of its place or has none. */
function countSections(page: LegalPage, report: ReportProblem) {
  const { file, text, headings } = page;
  const hasParts = headings[0]?.depth === 1;
  const parts: PartOutline[] = hasParts ? [] : [{ title: '', sections: 0 }];
  for (const { node, depth, text: title } of headings) {
    const part = parts.at(-1);
    if (depth === 2 && part) part.sections += 1;
    if (depth !== 1) continue;
    if (!hasParts) {
      report(
        locationOf(page, node),
        'com um só "#" começa uma parte, e esta página não tem partes; comece este título com "##"',
      );
      return undefined;
    }
    if (part?.sections === 0) {
      report(locationOf(page, node), NO_SECTION);
      return undefined;
    }
    parts.push({ title, sections: 0 });
  }
  if (parts.at(-1)?.sections) return parts;
  report({ file, text, range: [text.length - 1, text.length] }, NO_SECTION);
  return undefined;
}

const describeParts = (parts: readonly PartOutline[]) =>
  parts
    .map(({ title, sections }) =>
      title ? `"${title}" com ${sections} seções` : `${sections} seções`,
    )
    .join(' e ');

/** Checks the order of headings, and their number. */
function checkSections(page: LegalPage, report: ReportProblem): void {
  const parts = countSections(page, report);
  if (!parts) return;
  const specified = describeParts(specifiedParts[page.slug]);
  const found = describeParts(parts);
  if (found !== specified)
    report(
      { file: page.file },
      `a especificação pede ${specified}, e a página tem ${found}; se a mudança foi combinada, avise quem cuida do código`,
      { severity: 'warning' },
    );
}

/** Whether a heading has neither a text nor a heading below it. */
function isWithoutText(
  { tree }: LegalPage,
  { node, depth }: LegalPage['headings'][number],
): boolean {
  const after = tree.children.slice(tree.children.indexOf(node) + 1);
  const next = after.find((one) => one.type === 'heading' || textOf(one));
  return !next || (next.type === 'heading' && next.depth <= depth);
}

/** Checks the ids and levels of headings, and the text around them. */
function checkHeadings(page: LegalPage, report: ReportProblem): void {
  const lines = new Map<string, number>();
  let previous = 1;
  for (const heading of page.headings) {
    const { node, id, depth } = heading;
    const location = locationOf(page, node);
    const line = page.text.slice(0, location.range?.[0]).split('\n').length;
    const first = lines.get(id);
    if (id === '')
      report(location, 'este título precisa de uma letra ou de um número');
    else if (Object.values<string>(pageIds).includes(id))
      report(
        location,
        `o endereço "#${id}" já é de outra parte da página; mude as palavras deste título`,
      );
    else if (first)
      report(
        location,
        `os títulos das linhas ${first} e ${line} têm o mesmo endereço, "#${id}"; mude as palavras de um deles`,
      );
    lines.set(id, first ?? line);
    if (depth > previous + 1)
      report(
        location,
        `este título pula um nível; comece-o com "${'#'.repeat(previous + 1)}"`,
      );
    else if (isWithoutText(page, heading))
      report(
        location,
        'falta o texto deste título; escreva-o ou apague o título',
      );
    previous = depth;
  }
  const [first] = page.tree.children;
  if (first && first.type !== 'heading')
    report(
      locationOf(page, first),
      'este texto vem antes do primeiro título; ponha-o depois',
    );
}

/** Reports headings of a legal page that are missing, out of order or invalid. */
export const checkOutline: ContentRule = ({ pages }, report) => {
  for (const page of pages) {
    checkNumbers(page, report);
    checkSections(page, report);
    checkHeadings(page, report);
  }
};
