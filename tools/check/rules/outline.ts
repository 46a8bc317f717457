import {
  firstText,
  foldAccents,
  quote,
} from '../../../src/content/fields/text';
import { legalOutlines } from '../../../src/content/schemas/legal';
import { locateNode, type ParsedMarkdown } from '../model/content';
import type { Diagnostic } from '../model/diagnostic';
import { rangeOf, sectionDepthOf } from '../parsers/markdown';

/** Ids that the layout of the page already uses. */
const RESERVED_IDS = ['conteudo', 'links-rapidos', 'nesta-pagina'];

/** The first line of a text that may be a title without `#` is shorter than this. */
const MAX_TITLE_CHARACTERS = 80;

/** The heading level below the page's title. */
const TOP_DEPTH = 2;

const hashes = (depth: number) => '#'.repeat(depth);

type Title = ReturnType<typeof titlesOf>[number];

/** The required titles of a page, in their order: of its parts, and of their numbered sections. */
function titlesOf({ page }: ParsedMarkdown) {
  const depth = sectionDepthOf(page.slug);
  return legalOutlines[page.slug].flatMap(({ title, sections }) => {
    const part = {
      isPart: true,
      key: foldAccents(title ?? ''),
      name: `a parte "${title}"`,
      depth: TOP_DEPTH,
      markdown: `${hashes(TOP_DEPTH)} ${title}`,
    };
    const numbered = Array.from({ length: sections }, (_, i) => ({
      isPart: false,
      key: `${part.key} ${i + 1}`,
      name: `a seção ${i + 1}`,
      depth,
      markdown: `${hashes(depth)} ${i + 1}. …`,
    }));
    return title === null ? numbered : [part, ...numbered];
  });
}

const ROMAN = ' I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** A title, also in the wrong forms that people write: `4) Foro`, `\## 4.Foro`, `Seção 4 - Foro`, `Art. 4. 4. Foro`, `IV. Foro`. */
const TITLE_PATTERN =
  /^[\\#\s]*(?:(?:(?:se[çc][ãa]o|art[a-z]*|cl[áa]usula|cap[íi]tulo|n|§)[.º°]* )?(\d{1,3}|[IVX]+(?=[.) ]))[\s.,;)\]:º°–-]*(?:\1\.\s*)?)?(.*)/i;

type Block = ReturnType<typeof findBlocks>[number];

/** Finds headings, and short texts that may be meant as headings. */
function findBlocks(
  { page, source }: ParsedMarkdown,
  titles: readonly Title[],
) {
  let part = '';
  return page.root.children.flatMap((node) => {
    const [line = ''] = source.text.slice(...rangeOf(node)).split('\n', 1);
    const heading = page.headings.find((one) => one.node === node);
    const isText = node.type === 'list' || node.type === 'paragraph';
    if (!heading && (!isText || line.length >= MAX_TITLE_CHARACTERS)) return [];
    const text = heading?.text ?? line.replaceAll('*', '').replaceAll('_', '');
    const [, written, words = ''] = TITLE_PATTERN.exec(text) ?? [];
    const roman = ROMAN.indexOf(written?.toUpperCase() ?? '');
    const number = written && String(roman > 0 ? roman : Number(written));
    const name = foldAccents(words);
    const depth = heading?.depth;
    if (titles.some((title) => title.key === name && title.depth === depth))
      part = name;
    const key = number === undefined ? name : `${part} ${number}`;
    const isRight =
      number === undefined ||
      text.split(/\s+/).join(' ') === `${number}. ${words}`;
    return [{ node, line, depth, number, words, key, isRight }];
  });
}

/** Explains what is wrong with the form of a title. Empty if nothing is. */
function formProblem({ depth, markdown }: Title, block: Block): string {
  const isLevelRight = block.depth === depth;
  if (isLevelRight && block.isRight) return '';
  const marks = hashes(depth);
  const cause =
    isLevelRight || block.depth === undefined
      ? `um título de seção tem só "${marks}", espaço, número, ponto, espaço e nome, sem negrito, "seção", "art.", "nº" nem número romano ou repetido`
      : `este título começa com "${marks}", e não com "${hashes(block.depth)}"`;
  return `${cause}; escreva "${markdown.replace('…', block.words || 'Nome')}"`;
}

function missingProblem(place: string, titles: readonly Title[]): string {
  const list = titles.map(({ name, markdown }) => `${name} ("${markdown}")`);
  return `${place} disto falta ${list.join(', ')}; desfaça a última mudança`;
}

/** Reports titles that are missing, out of order, extra or in a wrong form. */
function* checkTitles(markdown: ParsedMarkdown): Generator<Diagnostic> {
  const titles = titlesOf(markdown);
  const blocks = findBlocks(markdown, titles);
  const report = (expected: string, block?: Block) =>
    locateNode(markdown, block?.node ?? markdown.page.root, {
      found: block && quote(block.line),
      expected,
    });
  const tops = blocks.filter(({ depth }) => depth === TOP_DEPTH);
  const lost = titles.filter(
    ({ isPart, key }) => isPart && !tops.some((block) => block.key === key),
  );
  for (const { key, name, markdown } of lost) {
    const block =
      blocks.find((one) => foldAccents(one.words) === key) ??
      tops.find((one) => titles.every((title) => title.key !== one.key));
    yield report(`falta ${name}, que começa com a linha "${markdown}"`, block);
  }
  // Without one of the parts, it is not known to which part a section belongs.
  if (lost.length > 0) return;
  const found = new Set<Title>();
  /** Whether a block has the level of a title. */
  const isPeer = ({ depth }: Block) =>
    titles.some((title) => title.depth === depth);
  let next = 0;
  for (const [i, block] of blocks.entries()) {
    /** Whether a title also comes after this block, which is then not in its place. */
    const isAhead = ({ key }: { key: string }) =>
      blocks.slice(i + 1).some((one) => isPeer(one) && one.key === key);
    const expected = titles[next];
    const isExpected = block.key === expected?.key;
    if (!isPeer(block) && (!isExpected || isAhead(block))) continue;
    const position = titles.findIndex(({ key }) => key === block.key);
    const own = titles[position];
    if (own && !found.has(own) && (isExpected || !isAhead(block))) {
      const gap = titles.slice(next, position);
      const missing = gap.filter((title) => !isAhead(title));
      const moved = gap.find(isAhead);
      const problem = formProblem(own, block);
      if (missing.length > 0)
        yield report(missingProblem('antes', missing), block);
      if (moved)
        yield report(
          `os títulos estão fora da ordem: antes deste vem ${moved.name}; mude-os de lugar com o seu texto, ou troque só os títulos`,
          block,
        );
      if (problem) yield report(problem, block);
      found.add(own);
      next = Math.max(next, position + 1);
    } else if (expected && !isAhead(expected)) {
      const cause = block.number
        ? 'o número está errado'
        : 'falta o número deste título';
      const { name, markdown } = expected;
      yield report(`${cause}; aqui vem ${name}: "${markdown}"`, block);
      next += 1;
    } else {
      const cause = own
        ? `${own.name} já está na página`
        : 'este título está a mais';
      const subtitle = hashes(sectionDepthOf(markdown.page.slug) + 1);
      yield report(
        `${cause}; apague este título, ou comece-o com "${subtitle}" se é um subtítulo`,
        block,
      );
    }
  }
  const rest = titles.slice(next);
  if (rest.length > 0)
    yield report(missingProblem('depois', rest), blocks.findLast(isPeer));
}

/** Checks each heading on its own. */
function* checkHeadings(markdown: ParsedMarkdown): Generator<Diagnostic> {
  const { headings, root } = markdown.page;
  const top = hashes(TOP_DEPTH);
  const places = new Map(RESERVED_IDS.map((id) => [id, 'o próprio site']));
  let previous = TOP_DEPTH;
  for (const { node, text, id, depth } of headings) {
    const next = root.children[root.children.indexOf(node) + 1];
    const isEmpty = !next || (next.type === 'heading' && next.depth <= depth);
    const place = places.get(id);
    const expected = firstText(
      text === '' &&
        'este título está vazio; escreva-o depois do "#", ou apague a linha',
      place &&
        `${place} já tem um título igual, com o mesmo endereço; mude este`,
      depth < TOP_DEPTH &&
        `o título da página vem do cabeçalho ("title"); no texto, os títulos começam com "${top}"`,
      depth > previous + 1 &&
        `este título pula um nível: depois de "${hashes(previous)}" vem "${hashes(previous + 1)}", e não "${hashes(depth)}"`,
      isEmpty &&
        'esta seção está sem texto; escreva-o abaixo do título, ou apague o título',
    );
    const found = text && quote(text);
    if (expected) yield locateNode(markdown, node, { found, expected });
    const line = markdown.source.lineAt(rangeOf(node)[0]);
    if (!place) places.set(id, `a linha ${line}`);
    previous = Math.max(TOP_DEPTH, depth);
  }
  const [first] = root.children;
  if (first && first.type !== 'heading')
    yield locateNode(markdown, first, {
      expected: 'este texto vem antes da primeira seção; ponha-o dentro de uma',
    });
}

/** Reports parts, sections and headings of a legal page that are missing, out of order or invalid. */
export function* checkOutline(markdown: ParsedMarkdown) {
  const titles = [...checkTitles(markdown)];
  yield* titles;
  const lines = titles.map(({ line }) => line);
  for (const diagnostic of checkHeadings(markdown))
    if (!lines.includes(diagnostic.line)) yield diagnostic;
}
