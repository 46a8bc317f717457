import { foldAccents, quote } from '../../content/fields/text';
import {
  type ParsedHeading,
  rangeOf,
  sectionDepthOf,
  walkNodes,
} from '../../content/legal/parse';
import { legalOutlines } from '../../content/schemas/legal';
import {
  type ContentRule,
  locateNode,
  type ParsedMarkdown,
} from '../model/content';
import { swallowsHeadings } from './markdown';

/** Fragments that the page's frame uses already. */
const TAKEN = ['conteudo', 'links-rapidos', 'nesta-pagina'];

const marks = (depth: number) => '#'.repeat(depth);

/** What the page's headings must begin with, down to the numbered sections: `## 1.` */
function expectedHeadings({ page: { slug } }: ParsedMarkdown): string[] {
  const depth = sectionDepthOf(slug);
  return legalOutlines[slug].flatMap(({ title, sections }) => [
    ...(title ? [`${marks(depth - 1)} ${title}`] : []),
    ...Array.from({ length: sections }, (_, i) => `${marks(depth)} ${i + 1}.`),
  ]);
}

const fits = ({ number, text }: ParsedHeading, depth: number, wanted = '') => {
  const name = number === undefined ? text : `${number}.`;
  return foldAccents(`${marks(depth)} ${name}`) === foldAccents(wanted);
};

const locateHeading = (
  markdown: ParsedMarkdown,
  { node, text }: ParsedHeading,
  expected: string,
) => {
  const entry = text ? `título "${text.slice(0, 60)}"` : undefined;
  const found = text && quote(text);
  return locateNode(markdown, node, { found, expected, entry });
};

/** The first heading that is not the expected one: those after it are its echoes. */
function wrongHeading(markdown: ParsedMarkdown) {
  const { page } = markdown;
  const skeleton = expectedHeadings(markdown);
  const headings = page.headings.filter(
    ({ depth }) => depth > 1 && depth <= sectionDepthOf(page.slug),
  );
  const longest = Math.max(skeleton.length, headings.length);
  for (let at = 0; at < longest; at += 1) {
    const heading = headings[at];
    const wanted = skeleton[at] ?? 'o fim da página';
    if (heading && fits(heading, heading.depth, wanted)) continue;
    const previous = headings[at - 1];
    const from = previous ? page.headings.indexOf(previous) + 1 : 0;
    const to = heading ? page.headings.indexOf(heading) + 1 : undefined;
    const depth = wanted.indexOf(' ');
    const misplaced = page.headings
      .slice(from, to)
      .find((other) => fits(other, depth, wanted));
    if (misplaced)
      return locateHeading(
        markdown,
        misplaced,
        `este título começa com "${marks(depth)}", e não "${marks(misplaced.depth)}"`,
      );
    const expected = `aqui deveria vir ${quote(wanted)}; confira os títulos, a ordem e os números`;
    if (heading) return locateHeading(markdown, heading, expected);
    return locateNode(markdown, previous?.node ?? page.root, {
      expected: `a página acaba sem o título "${wanted}"; desfaça a última mudança`,
    });
  }
  return undefined;
}

function headingProblem(
  { node, id, depth }: ParsedHeading,
  { page, source, start }: ParsedMarkdown,
): string | undefined {
  const deepest = sectionDepthOf(page.slug) + 1;
  if (source.text[start + rangeOf(node)[0]] !== '#')
    return 'a linha "---" ou "===" faz do texto um título; deixe uma linha vazia entre os dois';
  if (id === '')
    return 'o título precisa de palavras; escreva-as depois de "#"';
  if (depth === 1 || depth > deepest)
    return `os títulos desta página começam com "##" até "${marks(deepest)}"`;
  if (page.parts.some(({ intro }) => intro.includes(node)))
    return 'um subtítulo fica dentro de uma seção numerada; mude-o de lugar';
  if ([...walkNodes(node)].some(({ type }) => type === 'link'))
    return 'um título não pode ter link; ponha o link no texto';
  const sections = page.parts.flatMap((part) => part.sections);
  const section = sections.find(({ heading }) => heading.node === node);
  if (section?.blocks.length === 0) return 'esta seção está sem texto';
  const first = page.headings.find((other) => other.id === id);
  return first?.node === node && !TAKEN.includes(id)
    ? undefined
    : `já existe no site um título igual, com o mesmo endereço (#${id}); mude um deles`;
}

function* checkPage(markdown: ParsedMarkdown) {
  const { page } = markdown;
  const lines = new Set<number>();
  for (const heading of page.headings) {
    const expected = headingProblem(heading, markdown);
    if (!expected) continue;
    const diagnostic = locateHeading(markdown, heading, expected);
    lines.add(diagnostic.line);
    yield diagnostic;
  }
  const [first] = page.root.children;
  const wrong = wrongHeading(markdown);
  if (wrong && !lines.has(wrong.line)) yield wrong;
  if (!wrong && first && first.type !== 'heading')
    yield locateNode(markdown, first, {
      expected: 'este texto vem antes da primeira seção; ponha-o dentro de uma',
    });
}

/** Whether each legal page has its numbered sections, in their order, with headings that links can reach. */
export const checkOutlines: ContentRule = function* ({ pages }) {
  for (const page of pages) if (!swallowsHeadings(page)) yield* checkPage(page);
};
