import type { Content as RootContent } from 'mdast';
import type { Finding } from '../../../src/content/fields/finding';
import { foldAccents, quote } from '../../../src/content/fields/text';
import { legalOutlines } from '../../../src/content/schemas/legal';
import { locateNode, type ParsedMarkdown } from '../model/content';
import {
  type ParsedHeading,
  rangeOf,
  sectionDepthOf,
  textOf,
} from '../parsers/markdown';

/** Fragments that the page's frame uses already. */
const TAKEN = ['conteudo', 'links-rapidos', 'nesta-pagina'];

const marks = (depth: number) => '#'.repeat(depth);

/** A heading of a numbered section, or what was meant to be one. */
interface SectionStart {
  readonly node: RootContent;
  readonly number?: number;
  /** What is wrong with how it is written. */
  readonly problem?: string;
}

/** How a number of a section is miswritten: `4) Foro`, `4.Foro`, `4 Foro`. */
const MISWRITTEN = /^(?:se[çc][ãa]o\s+)?(\d{1,3})\s*([.)\]:º°–-]*)\s*(?=\D|$)/i;

/** A title as it should be written, of the text that stands behind a number. */
const rightTitle = (depth: number, number: number, title: string) =>
  `"${marks(depth)} ${number}. ${title.slice(0, 40) || 'Título'}"`;

function headingStart(
  heading: ParsedHeading,
  depth: number,
  isLacking: (number: number) => boolean,
): SectionStart | undefined {
  const { node, text, number } = heading;
  if (number !== undefined && heading.depth === depth) return { node, number };
  const match = MISWRITTEN.exec(text);
  const written = number ?? Number(match?.[1] ?? Number.NaN);
  if (Number.isNaN(written))
    return heading.depth === depth ? { node } : undefined;
  const title = text.slice(match?.[0].length ?? 0);
  const right = rightTitle(depth, written, title);
  if (heading.depth !== depth) {
    if (!isLacking(written)) return undefined;
    const problem = `o título de uma seção começa com "${marks(depth)}", e este com "${marks(heading.depth)}"; escreva ${right}`;
    return { node, number: written, problem };
  }
  if (title === '')
    return {
      node,
      number: written,
      problem: 'falta o título desta seção depois do número',
    };
  const sign = match?.[2] ?? '';
  const cause =
    sign === '.'
      ? 'falta um espaço depois do número e do ponto'
      : sign === ''
        ? 'falta um ponto depois do número'
        : `depois do número vem um ponto, e não "${sign}"`;
  return { node, number: written, problem: `${cause}; escreva ${right}` };
}

/** A paragraph or a list that stands where a numbered heading should: in bold, without `#`, or with it and no space. */
function textStart(
  node: RootContent,
  depth: number,
  isLacking: (number: number) => boolean,
  source: string,
): SectionStart | undefined {
  if (node.type !== 'paragraph' && node.type !== 'list') return undefined;
  const [line = ''] = source.slice(...rangeOf(node)).split('\n', 1);
  const bare = line.replace(/[*_]/g, '').trim();
  const title = bare.replace(/^\\?#+/, '').trim();
  const match = MISWRITTEN.exec(title);
  const number = Number(match?.[1] ?? Number.NaN);
  if (!match || !isLacking(number)) return undefined;
  // The rule about running text tells of a "#" without a space.
  if (/^#{1,6}[^#\s]/.test(bare)) return { node, number };
  const isHeading = /^\\?#/.test(bare);
  const isBold = /^(?:\*\*|__).*(?:\*\*|__)\s*$/.test(line);
  const isAlone = isBold || node.type === 'list' || textOf(node).length < 80;
  if (!isAlone) return undefined;
  const cause = isHeading
    ? 'os sinais "#" não fazem um título aqui: são mais de seis, ou têm "\\" antes'
    : isBold
      ? 'o título de uma seção não se faz com negrito'
      : `faltam os sinais "${marks(depth)}" do título`;
  const right = rightTitle(depth, number, title.slice(match[0].length));
  return { node, number, problem: `${cause}; escreva ${right}` };
}

interface Part {
  readonly title: string | null;
  readonly sections: number;
  /** The part's own nodes, without its title. */
  readonly nodes: readonly RootContent[];
  /** Stands before the part: its title, or the page's first node. */
  readonly start?: RootContent;
}

/** Compares the sections of one part with those that it has to have. */
function* checkSections(
  markdown: ParsedMarkdown,
  { sections, nodes, start, title }: Part,
) {
  const { page, source } = markdown;
  const depth = sectionDepthOf(page.slug);
  const headings = page.headings.filter(({ node }) => nodes.includes(node));
  const right = headings.filter(
    (one) => one.depth === depth && one.number !== undefined,
  );
  const isLacking = (number: number) =>
    number >= 1 &&
    number <= sections &&
    !right.some((heading) => heading.number === number);
  const starts = nodes.flatMap((node) => {
    const heading = headings.find((one) => one.node === node);
    const found = heading
      ? headingStart(heading, depth, isLacking)
      : textStart(node, depth, isLacking, source.text);
    return found ? [found] : [];
  });
  const where = title === null ? 'esta página' : `a parte ${quote(title)}`;
  const locate = (node: RootContent, expected: string) => {
    const words = node.type === 'heading' ? textOf(node).trim() : '';
    const [line = ''] = source.text.slice(...rangeOf(node)).split('\n', 1);
    return locateNode(markdown, node, {
      found: quote(words || line),
      expected,
    });
  };
  for (const { node, problem } of starts)
    if (problem) yield locate(node, problem);
  const present = new Set(starts.map(({ number }) => number));
  const numbers = Array.from({ length: sections }, (_, i) => i + 1);
  const missing = numbers.filter((number) => !present.has(number));
  const seen = new Set<number>();
  let last = 0;
  let isSwapped = false;
  for (const [i, { node, number }] of starts.entries()) {
    // The number that belongs here, if it is the one that lacks.
    const lacking = missing.find((one) => one === last + 1);
    const next = starts.slice(i + 1).find((one) => one.number !== undefined);
    const isInGap =
      lacking !== undefined && (next?.number ?? sections + 1) > lacking;
    const isWrong =
      number === undefined ||
      number > sections ||
      number < 1 ||
      seen.has(number);
    if (isWrong && isInGap) {
      missing.splice(missing.indexOf(lacking), 1);
      yield locate(
        node,
        number === undefined
          ? `falta o número deste título; aqui vem a seção ${lacking}: "${marks(depth)} ${lacking}. …"`
          : `o número está errado; aqui vem a seção ${lacking}: "${marks(depth)} ${lacking}. …"`,
      );
      last = lacking;
      continue;
    }
    if (number === undefined)
      yield locate(
        node,
        `este título não tem número, e com "${marks(depth)}" só vão as ${sections} seções numeradas; use "${marks(depth + 1)}" para um subtítulo`,
      );
    else if (seen.has(number))
      yield locate(
        node,
        `a seção ${number} já está na página, e ${where} tem as seções de 1 a ${sections}; apague uma das duas ou use "${marks(depth + 1)}" para um subtítulo`,
      );
    else if (isWrong)
      yield locate(
        node,
        `esta seção está a mais: ${where} tem as seções de 1 a ${sections}; use "${marks(depth + 1)}" para um subtítulo, ou chame quem cuida do código`,
      );
    else {
      const skipped = missing.filter((one) => one > last && one < number);
      const isEarly =
        number > last + 1 &&
        skipped.length === 0 &&
        starts.slice(i + 1).some((later) => later.number === last + 1);
      if (isEarly && !isSwapped) {
        isSwapped = true;
        yield locate(
          node,
          `as seções estão fora da ordem: aqui vem a seção ${last + 1}, que está mais abaixo; troque-as de lugar, ou só os números`,
        );
      } else if (skipped.length > 0) {
        for (const one of skipped) missing.splice(missing.indexOf(one), 1);
        yield locate(
          node,
          `antes desta falta a seção ${skipped.join(', ')}: "${marks(depth)} ${skipped[0]}. …"; desfaça a última mudança`,
        );
      }
      last = Math.max(last, number);
    }
    if (number !== undefined) seen.add(number);
  }
  if (missing.length === 0) return;
  const end =
    starts.at(-1)?.node ?? start ?? nodes.at(-1) ?? page.root.children[0];
  const expected =
    missing.length === sections
      ? `faltam as seções numeradas ("${marks(depth)} 1. …" até "${marks(depth)} ${sections}. …")`
      : `depois desta falta a seção ${missing.join(', ')}: "${marks(depth)} ${missing[0]}. …"; desfaça a última mudança`;
  if (end) yield locate(end, expected);
  else yield locateNode(markdown, page.root, { expected });
}

/** The parts of a page, and what is wrong with their titles. */
function* splitParts(markdown: ParsedMarkdown) {
  const { root, slug, headings } = markdown.page;
  const outline = legalOutlines[slug];
  const depth = sectionDepthOf(slug) - 1;
  const parts: Part[] = [];
  if (outline[0].title === null) {
    const [{ sections }] = outline;
    return [
      { title: null, sections, nodes: root.children, start: root.children[0] },
    ];
  }
  const titles = headings.filter((heading) => heading.depth === depth);
  const isPart = (heading: ParsedHeading, title: string | null) =>
    title !== null && foldAccents(heading.text) === foldAccents(title);
  const places = outline.map(({ title }) =>
    titles.find((heading) => isPart(heading, title)),
  );
  const others = titles.filter((heading) => !places.includes(heading));
  for (const [i, { title, sections }] of outline.entries()) {
    // A title that was changed stands where the right one belongs.
    const heading =
      places[i] ??
      (others.length > 0 && others.length <= outline.length
        ? others.shift()
        : undefined);
    if (!heading) {
      const misplaced = headings.find((one) => isPart(one, title));
      const expected = misplaced
        ? `o título desta parte começa com "${marks(depth)}"; escreva "${marks(depth)} ${title}"`
        : `falta o título da parte: "${marks(depth)} ${title}"`;
      const next =
        misplaced?.node ??
        places.slice(i + 1).find(Boolean)?.node ??
        root.children.at(i === 0 ? 0 : -1);
      yield locateNode(markdown, next ?? root, {
        found: misplaced && quote(misplaced.text),
        expected,
      });
      return undefined;
    }
    if (!places[i])
      yield locateNode(markdown, heading.node, {
        found: quote(heading.text),
        expected: `esta parte se chama "${title}"; escreva "${marks(depth)} ${title}"`,
      });
    parts.push({ title, sections, nodes: [], start: heading.node });
  }
  for (const heading of others)
    yield locateNode(markdown, heading.node, {
      found: quote(heading.text),
      expected: `com "${marks(depth)}" só vão as partes ${outline.map(({ title }) => `"${title}"`).join(' e ')}; use "${marks(depth + 1)}" para uma seção ou "${marks(depth + 2)}" para um subtítulo`,
    });
  const at = (node?: RootContent) => (node ? root.children.indexOf(node) : -1);
  for (const [i, { start }] of parts.entries())
    if (i > 0 && at(start) < at(parts[i - 1]?.start)) {
      yield locateNode(markdown, start ?? root, {
        expected: `as partes estão fora da ordem: primeiro ${outline.map(({ title }) => `"${title}"`).join(', depois ')}`,
      });
      return undefined;
    }
  return parts.map((part, i) => ({
    ...part,
    nodes: root.children.slice(
      at(part.start) + 1,
      i + 1 < parts.length ? at(parts[i + 1]?.start) : undefined,
    ),
  }));
}

/** @param reported - lines that have a mistake already, of which others would be echoes */
function* checkHeadings(
  markdown: ParsedMarkdown,
  reported: ReadonlySet<number>,
) {
  const { source } = markdown;
  const { headings, root, slug } = markdown.page;
  const top =
    sectionDepthOf(slug) - (legalOutlines[slug][0].title === null ? 0 : 1);
  const ids = new Map<string, number>();
  let depth = top - 1;
  for (const heading of headings) {
    const { node, text, id } = heading;
    const line = source.lineAt(rangeOf(node)[0]);
    if (reported.has(line)) {
      ids.set(id, ids.get(id) ?? line);
      depth = heading.depth;
      continue;
    }
    const report = (expected: string): Finding => ({
      found: quote(text),
      expected,
    });
    const first = ids.get(id);
    const index = root.children.indexOf(node);
    const next = root.children[index + 1];
    if (text === '')
      yield locateNode(markdown, node, {
        expected:
          'este título está vazio; escreva-o depois do "#", ou apague a linha',
      });
    else if (first !== undefined)
      yield locateNode(
        markdown,
        node,
        report(
          `na linha ${first} já há um título igual, com o mesmo endereço; mude um deles`,
        ),
      );
    else if (TAKEN.includes(id))
      yield locateNode(
        markdown,
        node,
        report(
          'o site já usa este título em outro lugar da página; escreva outro',
        ),
      );
    else if (heading.depth < top)
      yield locateNode(
        markdown,
        node,
        report(
          `o título da página vem do cabeçalho ("title"); no texto, os títulos começam com "${marks(top)}"`,
        ),
      );
    else if (heading.depth > depth + 1 && depth >= top)
      yield locateNode(
        markdown,
        node,
        report(
          `este título pula um nível: depois de "${marks(depth)}" vem "${marks(depth + 1)}", e não "${marks(heading.depth)}"`,
        ),
      );
    else if (!next || (next.type === 'heading' && next.depth <= heading.depth))
      yield locateNode(
        markdown,
        node,
        report(
          'esta seção está sem texto; escreva-o abaixo do título, ou apague o título',
        ),
      );
    ids.set(id, first ?? line);
    depth = heading.depth;
  }
}

/** Whether a legal page has its numbered sections, in their order, with headings that links can reach. */
export function* checkOutline(markdown: ParsedMarkdown) {
  const { page, source } = markdown;
  const [first] = page.root.children;
  const reported = new Set<number>();
  const parts = yield* splitParts(markdown);
  for (const part of parts ?? [])
    for (const diagnostic of checkSections(markdown, part)) {
      reported.add(diagnostic.line);
      yield diagnostic;
    }
  const isText = first && first.type !== 'heading';
  if (isText && !reported.has(source.lineAt(rangeOf(first)[0])))
    yield locateNode(markdown, first, {
      expected: 'este texto vem antes da primeira seção; ponha-o dentro de uma',
    });
  yield* checkHeadings(markdown, reported);
}
