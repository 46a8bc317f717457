import { foldAccents, quote } from '../../../src/content/fields/text';
import {
  type ParsedHeading,
  sectionDepthOf,
} from '../../../src/content/legal/parse';
import { legalOutlines } from '../../../src/content/schemas/legal';
import { locateNode, type ParsedMarkdown } from '../model/content';

/** Fragments that the page's frame uses already, and that of a heading without words. */
const TAKEN = ['', 'conteudo', 'links-rapidos', 'nesta-pagina'];

const marks = (depth: number) => '#'.repeat(depth);

/** What the page's headings must begin with, down to the numbered sections: `## 1.` */
function expectedHeadings({ page: { slug } }: ParsedMarkdown): string[] {
  const depth = sectionDepthOf(slug);
  return legalOutlines[slug].flatMap(({ title, sections }) => [
    ...(title ? [`${marks(depth - 1)} ${title}`] : []),
    ...Array.from({ length: sections }, (_, i) => `${marks(depth)} ${i + 1}.`),
  ]);
}

const startOf = ({ depth, number, text }: ParsedHeading) =>
  `${marks(depth)} ${number === undefined ? text : `${number}.`}`;

const locateHeading = (
  markdown: ParsedMarkdown,
  { node, text }: ParsedHeading,
  expected: string,
) => locateNode(markdown, node, { found: text && quote(text), expected });

const withoutMarks = (start: string) =>
  foldAccents(start.slice(start.indexOf(' ')));

/** The wanted heading with a "#" too many, which stands before the first wrong one. */
function deeperHeading(
  headings: readonly ParsedHeading[],
  written: readonly ParsedHeading[],
  at: number,
  wanted: string | undefined,
): ParsedHeading | undefined {
  if (!wanted) return undefined;
  const [before, after] = [written[at - 1], written[at]];
  const start = before ? headings.indexOf(before) + 1 : 0;
  const end = after ? headings.indexOf(after) : headings.length;
  return headings
    .slice(start, end)
    .find((one) => withoutMarks(startOf(one)) === withoutMarks(wanted));
}

/** The first heading that is not the expected one: those after it are its echoes. */
function wrongHeading(markdown: ParsedMarkdown) {
  const { page } = markdown;
  const expected = expectedHeadings(markdown);
  const written = page.headings.filter(
    ({ depth }) => depth <= sectionDepthOf(page.slug),
  );
  const starts = written.map((heading) => foldAccents(startOf(heading)));
  const wrong = expected.findIndex(
    (start, i) => foldAccents(start) !== starts[i],
  );
  const at = wrong === -1 ? expected.length : wrong;
  const wanted = expected[at];
  const heading =
    deeperHeading(page.headings, written, at, wanted) ?? written[at];
  if (heading)
    return locateHeading(
      markdown,
      heading,
      `aqui deveria vir ${quote(wanted ?? 'o fim da página')}; confira os títulos, os sinais "#", a ordem e os números`,
    );
  if (!wanted) return undefined;
  const last = page.headings.at(-1)?.node ?? page.root.children[0] ?? page.root;
  return locateNode(markdown, last, {
    expected: `depois disto falta o título "${wanted}"; confira os títulos e os sinais "#"`,
  });
}

function headingProblem(
  { node, id, text }: ParsedHeading,
  { page }: ParsedMarkdown,
): string | undefined {
  const sections = page.parts.flatMap((part) => part.sections);
  const section = sections.find(({ heading }) => heading.node === node);
  if (section?.blocks.length === 0) return 'esta seção está sem texto';
  const first = page.headings.find((other) => other.id === id);
  const isNumberAlone = text === `${Number.parseInt(text, 10)}.`;
  return first?.node === node && !TAKEN.includes(id) && !isNumberAlone
    ? undefined
    : 'este título está vazio, ou já existe no site um igual, com o mesmo endereço; mude um deles';
}

/** Whether a legal page has its numbered sections, in their order, with headings that links can reach. */
export function* checkOutline(markdown: ParsedMarkdown) {
  const { headings, root } = markdown.page;
  const [first] = root.children;
  if (first && first.type !== 'heading')
    yield locateNode(markdown, first, {
      expected: 'este texto vem antes da primeira seção; ponha-o dentro de uma',
    });
  const wrong = wrongHeading(markdown);
  if (wrong) yield wrong;
  for (const heading of headings) {
    const expected = headingProblem(heading, markdown);
    if (expected) yield locateHeading(markdown, heading, expected);
  }
}
