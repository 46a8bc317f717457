import type { Finding } from '../../content/fields/finding';
import { foldAccents, quote } from '../../content/fields/text';
import {
  type ParsedHeading,
  rangeOf,
  sectionDepthOf,
  walkNodes,
} from '../../content/legal/parse';
import { legalOutlines } from '../../content/schemas/legal';
import { type ContentRule, locateNode, type ParsedMarkdown } from '../content';
import type { Diagnostic } from '../diagnostic';
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

const nameOf = ({ depth, number, title }: Expected) =>
  `"${marks(depth)} ${title ?? `${number}. …`}"`;

type Report = (heading: ParsedHeading, finding: Finding) => Diagnostic;

/** The first heading that is not the expected one: those after it are its echoes. */
function wrongHeading(
  markdown: ParsedMarkdown,
  report: Report,
): Diagnostic | undefined {
  const { page } = markdown;
  const expected = expectedHeadings(markdown);
  const depth = sectionDepthOf(page.slug);
  const headings = page.headings.filter((heading) => heading.depth <= depth);
  const at = expected.findIndex((wanted, i) => {
    const heading = headings[i];
    return !heading || heading.depth !== wanted.depth || !fits(heading, wanted);
  });
  const wanted = expected[at];
  if (!wanted) {
    const extra = headings[expected.length];
    const sentence = 'esta seção é a mais; a página acaba antes dela';
    return (
      extra && report(extra, { found: quote(extra.text), expected: sentence })
    );
  }
  const heading = headings[at];
  const previous = headings[at - 1];
  const from = previous ? page.headings.indexOf(previous) + 1 : 0;
  const to = heading ? page.headings.indexOf(heading) : page.headings.length;
  const misplaced = page.headings
    .slice(from, to + 1)
    .find((other) => other.depth !== wanted.depth && fits(other, wanted));
  if (misplaced)
    return report(misplaced, {
      found: quote(`${marks(misplaced.depth)} ${misplaced.text}`),
      expected: `este título começa com "${marks(wanted.depth)}"`,
    });
  if (!heading) {
    const sentence = `a página acaba sem o título ${nameOf(wanted)}; desfaça a última mudança`;
    const last = previous?.node ?? page.root;
    return locateNode(markdown, last, { expected: sentence });
  }
  if (heading.number === undefined && heading.depth === depth) {
    const sentence =
      'o título de uma seção começa com o número, um ponto e um espaço';
    return report(heading, { found: quote(heading.text), expected: sentence });
  }
  const sentence = `aqui deveria vir o título ${nameOf(wanted)}; confira os títulos, a ordem e os números`;
  return report(heading, { found: quote(heading.text), expected: sentence });
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
  if (TAKEN.includes(id))
    return 'o site já usa estas palavras como endereço; mude o título';
  const first = page.headings.find((other) => other.id === id);
  return first?.node === node
    ? undefined
    : `já existe um título igual, e os dois teriam o mesmo endereço (#${id}); mude um deles`;
}

function checkPage(markdown: ParsedMarkdown): Diagnostic[] {
  const { page, source, start } = markdown;
  const report: Report = ({ node, text }, finding) => {
    const entry = text ? `título "${text.slice(0, 60)}"` : undefined;
    return locateNode(markdown, node, { ...finding, entry });
  };
  const underlined = page.headings.filter(
    ({ node }) => source.text[start + rangeOf(node)[0]] !== '#',
  );
  if (underlined.length > 0) {
    const expected =
      'a linha "---" ou "===" logo abaixo transforma o texto em título; deixe uma linha vazia entre os dois';
    return underlined.map((heading) => report(heading, { expected }));
  }
  const wrong = wrongHeading(markdown, report);
  if (wrong) return [wrong];
  const diagnostics: Diagnostic[] = [];
  for (const heading of page.headings) {
    const expected = headingProblem(heading, markdown);
    if (expected) diagnostics.push(report(heading, { expected }));
  }
  for (const { heading, blocks } of page.parts.flatMap((part) => part.sections))
    if (blocks.length === 0) {
      const expected =
        'esta seção está sem texto; escreva-o ou desfaça a mudança';
      diagnostics.push(report(heading, { expected }));
    }
  for (const node of walkNodes(page.root))
    if (node.type === 'heading' && !page.root.children.includes(node)) {
      const expected = 'um título não pode ficar dentro de lista ou citação';
      diagnostics.push(locateNode(markdown, node, { expected }));
    }
  const [first] = page.root.children;
  if (first && first.type !== 'heading') {
    const expected =
      'este texto vem antes da primeira seção e não apareceria; ponha-o dentro de uma';
    diagnostics.push(locateNode(markdown, first, { expected }));
  }
  return diagnostics;
}

/** Whether each legal page has its numbered sections, in their order, with headings that links can reach. */
export const checkOutlines: ContentRule = ({ pages }) =>
  pages.flatMap((page) => (swallowsHeadings(page) ? [] : checkPage(page)));
