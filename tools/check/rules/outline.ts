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

/** Counts the sections of each part. Reports the first heading that is not in its place. */
function countSections(page: LegalPage, report: Report) {
  const { file, text, headings } = page;
  const depth = sectionDepth(headings);
  const parts: LegalPart[] = depth === 2 ? [{ title: '', sections: 0 }] : [];

  function expected(): string {
    const part = parts.at(-1);
    const titles: string[] = [];
    if (part) titles.push(`"${'#'.repeat(depth)} ${part.sections + 1}. …"`);
    if (depth === 3 && part?.sections !== 0) titles.push('"## …"');
    return `aqui vem o título ${titles.join(' ou ')}, com o número e os sinais "#" assim`;
  }

  for (const { node, depth: level, text: title } of headings) {
    if (level > depth) continue;
    const part = parts.at(-1);
    const number = numberedTitle(title)?.number;
    if (part && level === depth && number === part.sections + 1)
      part.sections = number;
    else if (level === 2 && depth === 3 && !number && part?.sections !== 0)
      parts.push({ title, sections: 0 });
    else {
      report(locationOf(page, node), expected());
      return undefined;
    }
  }
  if (parts.at(-1)?.sections) return parts;
  report({ file, text, range: [text.length - 1, text.length] }, expected());
  return undefined;
}

const describeParts = (parts: readonly LegalPart[]) =>
  parts
    .map(({ title, sections }) =>
      title ? `"${title}" com ${sections} seções` : `${sections} seções`,
    )
    .join(' e ');

/** Checks the order of headings, and their number. */
function checkSections(page: LegalPage, report: Report): void {
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
function checkHeadings(page: LegalPage, report: Report): void {
  const lines = new Map<string, number>();
  let previous = 2;
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
    previous = Math.max(2, depth);
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
    checkSections(page, report);
    checkHeadings(page, report);
  }
};
