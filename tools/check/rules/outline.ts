import { legalOutlines, type Range } from '../../../src/contentModel';
import {
  type ContentRule,
  type LegalPage,
  type Place,
  placeOf,
  type Report,
  rangeOfNode,
} from '../content';
import { sectionDepthOf } from '../markdown';

/** The headings that a page must have, in their order: those of its parts, and of their numbered sections. */
function requiredHeadings({ slug }: LegalPage): string[] {
  const marks = '#'.repeat(sectionDepthOf(slug));
  return legalOutlines[slug].flatMap(({ title, sections }) => [
    ...(title === null ? [] : [`## ${title}`]),
    ...Array.from({ length: sections }, (_, i) => `${marks} ${i + 1}. `),
  ]);
}

const EXTRA =
  'a página não tem mais seções; um subtítulo tem mais um sinal "#"';

/** Returns where the first heading is that is missing, wrong or not in its place, and what is expected there. */
function findMisplaced(page: LegalPage): [Place, string] | undefined {
  const { slug, file, text, headings } = page;
  const own = headings.filter(({ depth }) => depth <= sectionDepthOf(slug));
  const required = requiredHeadings(page);
  const textEnd: Range = [text.length - 1, text.length];
  const rangeAt = (i: number) => (own[i] ? rangeOfNode(own[i].node) : textEnd);
  for (const [i, wanted] of required.entries()) {
    const { depth = 0, text: written = '' } = own[i] ?? {};
    const line = `${'#'.repeat(depth)} ${written}`;
    const isThere = wanted.endsWith(' ')
      ? line.startsWith(wanted)
      : line === wanted;
    if (isThere) continue;
    const title = wanted.endsWith(' ') ? `${wanted}…` : wanted;
    return [
      { file, text, range: rangeAt(i) },
      `aqui vem o título "${title}", com o número e os sinais "#" assim`,
    ];
  }
  return own[required.length]
    ? [{ file, text, range: rangeAt(required.length) }, EXTRA]
    : undefined;
}

/** Checks each heading on its own. */
function checkHeadings(page: LegalPage, report: Report): void {
  const { headings, tree } = page;
  let previous = 2;
  for (const { node, text, depth } of headings) {
    const place = placeOf(page, node);
    if (text === '') report(place, 'este título está vazio; escreva-o');
    else if (depth > previous + 1)
      report(
        place,
        `este título pula um nível; comece-o com "${'#'.repeat(previous + 1)}"`,
      );
    previous = Math.max(2, depth);
  }
  const [first] = tree.children;
  if (first && first.type !== 'heading')
    report(
      placeOf(page, first),
      'este texto vem antes do primeiro título; ponha-o depois',
    );
}

/** Reports headings of a legal page that are missing, out of order or invalid. */
export const checkOutline: ContentRule = ({ pages }, report) => {
  for (const page of pages) {
    const misplaced = findMisplaced(page);
    if (misplaced) report(...misplaced);
    checkHeadings(page, report);
  }
};
