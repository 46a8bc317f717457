import {
  type LegalPart,
  numberedTitle,
  pageIds,
  sectionDepth,
  specifiedParts,
} from '../../../src/contentModel';
import {
  type ContentRule,
  type LegalPage,
  locationOf,
  type Report,
} from '../content';
import { textOf } from '../markdown';

type Heading = LegalPage['headings'][number];

const PAGE_TITLE =
  'o título da página fica no cabeçalho do arquivo; comece este com "##"';
const PART_FIRST =
  'antes das seções vem o título da parte delas, que começa com "##"';

/** Returns the parts of a page with the number of their sections; undefined, and reports it, if a heading is not in its place. */
function countSections(
  page: LegalPage,
  report: Report,
): LegalPart[] | undefined {
  const { file, text, headings } = page;
  const depth = sectionDepth(headings);
  const parts: LegalPart[] = depth === 2 ? [{ title: '', sections: 0 }] : [];
  const nextSection = () =>
    `aqui vem o título "${'#'.repeat(depth)} ${(parts.at(-1)?.sections ?? 0) + 1}. …", com o número e os sinais "#" assim`;

  /** Adds a heading to the parts. @returns what is expected in its place; empty if it is in its place */
  function add(heading: Heading): string {
    const part = parts.at(-1);
    const number = numberedTitle(heading.text)?.number;
    if (heading.depth === 1) return PAGE_TITLE;
    if (heading.depth < depth && !number) {
      if (part?.sections === 0) return nextSection();
      parts.push({ title: heading.text, sections: 0 });
      return '';
    }
    if (!part) return PART_FIRST;
    if (heading.depth < depth || number !== part.sections + 1)
      return nextSection();
    part.sections = number;
    return '';
  }

  for (const heading of headings) {
    const message = heading.depth <= depth ? add(heading) : '';
    if (!message) continue;
    report(locationOf(page, heading.node), message);
    return undefined;
  }
  if (parts.at(-1)?.sections) return parts;
  report({ file, text, range: [text.length - 1, text.length] }, nextSection());
  return undefined;
}

const describeParts = (parts: readonly LegalPart[]) =>
  parts
    .map(({ title, sections }) =>
      title ? `"${title}" com ${sections} seções` : `${sections} seções`,
    )
    .join(' e ');

/** Reports headings that are not in their places, and warns when parts and sections are not those of the specification. */
function checkSections(page: LegalPage, report: Report): void {
  const parts = countSections(page, report);
  const specified = specifiedParts[page.slug];
  if (!parts || JSON.stringify(parts) === JSON.stringify(specified)) return;
  report(
    { file: page.file },
    `a especificação pede ${describeParts(specified)}, e a página tem ${describeParts(parts)}; se a mudança foi combinada, avise quem cuida do código`,
    { severity: 'warning' },
  );
}

/** Whether nothing that a visitor reads is between a heading and the next one that is not below it. */
function isWithoutText({ tree }: LegalPage, { node, depth }: Heading): boolean {
  const after = tree.children.slice(tree.children.indexOf(node) + 1);
  const next = after.find((one) => one.type === 'heading' || textOf(one));
  return !next || (next.type === 'heading' && next.depth <= depth);
}

/** Reports each heading whose id is empty, or already has another meaning in the page. */
function checkIds(page: LegalPage, report: Report): void {
  const lines = new Map<string, number>();
  for (const { node, text, id } of page.headings) {
    const location = locationOf(page, node);
    const line = page.text.slice(0, location.range?.[0]).split('\n').length;
    const first = lines.get(id);
    if (text === '') report(location, 'este título está vazio; escreva-o');
    else if (id === '')
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
  }
}

/** Checks the levels of headings, and the text around them. */
function checkLevels(page: LegalPage, report: Report): void {
  const { headings, tree } = page;
  let previous = 2;
  for (const heading of headings) {
    const location = locationOf(page, heading.node);
    if (heading.depth > previous + 1)
      report(
        location,
        `este título pula um nível; comece-o com "${'#'.repeat(previous + 1)}"`,
      );
    else if (isWithoutText(page, heading))
      report(
        location,
        'falta o texto deste título; escreva-o ou apague o título',
      );
    previous = Math.max(2, heading.depth);
  }
  const [first] = tree.children;
  if (first && first.type !== 'heading')
    report(
      locationOf(page, first),
      'este texto vem antes do primeiro título; ponha-o depois',
    );
}

/** Reports headings of a legal page that are missing, out of order or invalid. */
export const checkOutline: ContentRule = ({ pages }, report) => {
  for (const page of pages) {
    checkSections(page, report);
    checkIds(page, report);
    checkLevels(page, report);
  }
};
