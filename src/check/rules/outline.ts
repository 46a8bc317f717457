import { foldAccents, quote } from '../../content/fields/text';
import {
  type ParsedHeading,
  rangeOf,
  sectionDepthOf,
  walkNodes,
} from '../../content/legal/parse';
import { legalOutlines } from '../../content/schemas/legal';
import { type ContentRule, locateNode, type ParsedMarkdown } from '../content';
import { swallowsHeadings } from './markdown';

/** Fragments that the page's frame uses already. */
const TAKEN = ['conteudo', 'links-rapidos', 'nesta-pagina'];

const marks = (depth: number) => '#'.repeat(depth);

/** A heading that the page must have: a numbered section, or the title of a part. */
interface Expected {
  readonly depth: number;
  readonly number?: number;
  readonly title?: string;
}

/** The headings down to the numbered sections, in their order. */
function expectedHeadings({ page: { slug } }: ParsedMarkdown): Expected[] {
  const depth = sectionDepthOf(slug);
  return legalOutlines[slug].flatMap(({ title, sections }) => [
    ...(title ? [{ depth: depth - 1, title }] : []),
    ...Array.from({ length: sections }, (_, i) => ({ depth, number: i + 1 })),
  ]);
}

const fits = (heading: ParsedHeading, { number, title }: Expected) =>
  title === undefined
    ? heading.number === number
    : foldAccents(heading.text) === foldAccents(title);

const locateHeading = (
  markdown: ParsedMarkdown,
  { node, text }: ParsedHeading,
  expected: string,
  found?: string,
) => {
  const entry = text ? `título "${text.slice(0, 60)}"` : undefined;
  return locateNode(markdown, node, { found, expected, entry });
};

/** The first heading that is not the expected one: those after it are its echoes. */
function* wrongHeading(markdown: ParsedMarkdown) {
  const { page } = markdown;
  const skeleton = expectedHeadings(markdown);
  const depth = sectionDepthOf(page.slug);
  const headings = page.headings.filter(
    (heading) => heading.depth > 1 && heading.depth <= depth,
  );
  const at = [...skeleton, undefined].findIndex((wanted, i) => {
    const heading = headings[i];
    if (!wanted || !heading) return wanted || heading;
    return heading.depth !== wanted.depth || !fits(heading, wanted);
  });
  if (at === -1) return;
  const wanted = skeleton[at];
  const heading = headings[at];
  const previous = headings[at - 1];
  const found = heading && quote(heading.text);
  if (!wanted) {
    const expected = 'esta seção é a mais; a página acaba antes dela';
    if (heading) yield locateHeading(markdown, heading, expected, found);
    return;
  }
  const name = `"${marks(wanted.depth)} ${wanted.title ?? `${wanted.number}. …`}"`;
  const from = previous ? page.headings.indexOf(previous) + 1 : 0;
  const to = heading ? page.headings.indexOf(heading) + 1 : undefined;
  const misplaced = page.headings
    .slice(from, to)
    .find((other) => other.depth !== wanted.depth && fits(other, wanted));
  if (misplaced) {
    const written = quote(`${marks(misplaced.depth)} ${misplaced.text}`);
    const expected = `este título começa com "${marks(wanted.depth)}"`;
    yield locateHeading(markdown, misplaced, expected, written);
  } else if (!heading) {
    const expected = `a página acaba sem o título ${name}; desfaça a última mudança`;
    yield locateNode(markdown, previous?.node ?? page.root, { expected });
  } else {
    const isUnnumbered =
      heading.number === undefined && heading.depth === depth;
    const expected = isUnnumbered
      ? 'o título de uma seção começa com o número, um ponto e um espaço'
      : `aqui deveria vir o título ${name}; confira os títulos, a ordem e os números`;
    yield locateHeading(markdown, heading, expected, found);
  }
}

/** What is wrong with one heading, whatever its place. */
function headingProblem(
  { node, id, depth }: ParsedHeading,
  { page }: ParsedMarkdown,
): string | undefined {
  const deepest = sectionDepthOf(page.slug) + 1;
  if (id === '')
    return 'o título precisa de palavras; escreva-as depois de "#"';
  if (depth === 1 || depth > deepest)
    return `os títulos desta página começam com "##" até "${marks(deepest)}"`;
  if (page.parts.some(({ intro }) => intro.includes(node)))
    return 'um subtítulo fica dentro de uma seção numerada; mude-o de lugar';
  if ([...walkNodes(node)].some(({ type }) => type === 'link'))
    return 'um título não pode ter link; ponha o link no texto';
  const first = page.headings.find((other) => other.id === id);
  return first?.node === node && !TAKEN.includes(id)
    ? undefined
    : `já existe no site um título igual, com o mesmo endereço (#${id}); mude um deles`;
}

function* checkPage(markdown: ParsedMarkdown) {
  const { page, source, start } = markdown;
  const underlined = page.headings.filter(
    ({ node }) => source.text[start + rangeOf(node)[0]] !== '#',
  );
  for (const heading of underlined)
    yield locateHeading(
      markdown,
      heading,
      'a linha "---" ou "===" logo abaixo transforma o texto em título; deixe uma linha vazia entre os dois',
    );
  const [wrong] = wrongHeading(markdown);
  if (wrong && underlined.length === 0) yield wrong;
  if (wrong || underlined.length > 0) return;
  for (const heading of page.headings) {
    const expected = headingProblem(heading, markdown);
    if (expected) yield locateHeading(markdown, heading, expected);
  }
  for (const { heading, blocks } of page.parts.flatMap((part) => part.sections))
    if (blocks.length === 0)
      yield locateHeading(
        markdown,
        heading,
        'esta seção está sem texto; escreva-o ou desfaça a mudança',
      );
  const [first] = page.root.children;
  if (first && first.type !== 'heading')
    yield locateNode(markdown, first, {
      expected:
        'este texto vem antes da primeira seção e não apareceria; ponha-o dentro de uma',
    });
}

/** Whether each legal page has its numbered sections, in their order, with headings that links can reach. */
export const checkOutlines: ContentRule = function* ({ pages }) {
  for (const page of pages) if (!swallowsHeadings(page)) yield* checkPage(page);
};
