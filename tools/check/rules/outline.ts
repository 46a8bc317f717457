import type { Content as RootContent } from 'mdast';
import { foldAccents, quote } from '../../../src/content/fields/text';
import { legalOutlines } from '../../../src/content/schemas/legal';
import { locateNode, type ParsedMarkdown } from '../model/content';
import type { Diagnostic } from '../model/diagnostic';
import { firstText } from '../model/firstText';
import {
  type ParsedPage,
  rangeOf,
  sectionDepthOf,
  textOf,
} from '../parsers/markdown';

/** Ids that the layout of the page already uses. */
const RESERVED_IDS = ['conteudo', 'links-rapidos', 'nesta-pagina'];

/** The first line of a block that may be a title without `#` is shorter than this. */
const MAX_TITLE_CHARACTERS = 80;

interface RequiredTitle {
  /** The number of a section, or the text of the title of a part. */
  readonly key: string;
  readonly order: number;
  readonly isPart: boolean;
  readonly name: string;
  readonly depth: number;
  readonly markdown: string;
  /** What is allowed at this heading level, for messages. */
  readonly all: string;
}

/** A block that is a title, or was probably meant to be one. */
interface TitleCandidate {
  readonly node: RootContent;
  readonly text: string;
  readonly key: string;
  /** The heading level; undefined for other blocks. */
  readonly depth?: number;
  readonly isNumbered: boolean;
  /** What is wrong with its syntax. Empty when the rules for running text report it. */
  readonly problem?: string;
}

const hashes = (depth: number) => '#'.repeat(depth);

/** The required titles of a page, for its parts and their sections, in order. */
function titlesOf({ slug }: ParsedPage): RequiredTitle[] {
  const depth = sectionDepthOf(slug);
  const outline = legalOutlines[slug];
  const parts = outline.map(({ title }) => `"${title}"`).join(' e ');
  const titles = outline.flatMap(({ title, sections }) => {
    const part = {
      key: foldAccents(title ?? ''),
      isPart: true,
      name: `a parte "${title}"`,
      depth: depth - 1,
      markdown: `${hashes(depth - 1)} ${title}`,
      all: `as partes ${parts}`,
    };
    const numbered = Array.from({ length: sections }, (_, i) => ({
      key: `${i + 1}`,
      isPart: false,
      name: `a seção ${i + 1}`,
      depth,
      markdown: `${hashes(depth)} ${i + 1}. …`,
      all: `as seções de 1 a ${sections}`,
    }));
    return title === null ? numbered : [part, ...numbered];
  });
  return titles.map((title, order) => ({ ...title, order }));
}

/** A title, also in the wrong forms that people write: `## 4. Foro`, `4) Foro`, `\## 4.Foro`, `Seção 4 - Foro`. */
const TITLE_PATTERN =
  /^(?<signs>\\?#*)(?<gap>\s*)(?<all>(?:se[çc][ãa]o )?(?:(?<number>\d{1,3})(?!\.?\d)\s*(?<dot>[.)\]:º°–-]*))?(?<space>\s*)(?<words>.*))/i;

const firstLine = (node: RootContent, { source }: ParsedMarkdown) =>
  source.text
    .slice(...rangeOf(node))
    .split('\n', 1)
    .join()
    .trim();

function parseCandidate(
  node: RootContent,
  line: string,
  titles: readonly RequiredTitle[],
): TitleCandidate {
  const isText = node.type !== 'heading';
  const text = isText
    ? line.replaceAll('*', '').replaceAll('_', '')
    : `${hashes(node.depth)} ${textOf(node).trim()}`;
  const match = TITLE_PATTERN.exec(text)?.groups ?? {};
  const { signs, gap, all = '', number, dot, space, words } = match;
  const key = number ?? foldAccents(all);
  const title = titles.find((one) => one.key === key);
  const right = hashes(title?.depth ?? 0);
  const isBold = line.startsWith('**') || line.startsWith('__');
  // The rules for running text report a missing space.
  const isUnspaced = isText && signs !== '' && gap === '';
  const cause = firstText(
    isText && isBold && 'um título não se faz com negrito',
    isText &&
      signs !== '' &&
      'os sinais "#" não fazem um título aqui: são mais de seis, têm "\\" antes, ou têm depois um espaço que não é comum',
    isText && `faltam os sinais "${right}" do título`,
    signs !== right &&
      `este título começa com "${right}", e não com "${signs}"`,
    number &&
      firstText(
        !all.startsWith(number) &&
          'este título começa com o número, sem "seção" antes',
        words === '' && 'falta o título desta seção depois do número',
        dot === '' && 'falta um ponto depois do número',
        dot !== '.' && `depois do número vem um ponto, e não "${dot}"`,
        space === '' && 'falta um espaço depois do número e do ponto',
      ),
  );
  const written = title?.markdown.replace('…', words?.slice(0, 40) || 'Título');
  const problem = cause ? `${cause}; escreva "${written}"` : undefined;
  return {
    node,
    text: quote(isText ? line : textOf(node).trim() || line),
    key,
    depth: isText ? undefined : node.depth,
    isNumbered: number !== undefined,
    problem: isUnspaced ? '' : problem,
  };
}

/** Finds headings at the levels of the titles, and other blocks that look like a missing title. */
function findCandidates(
  markdown: ParsedMarkdown,
  titles: readonly RequiredTitle[],
) {
  const blocks = markdown.page.root.children.filter(
    (node) =>
      node.type === 'heading' ||
      (['list', 'paragraph'].includes(node.type) &&
        firstLine(node, markdown).length < MAX_TITLE_CHARACTERS),
  );
  const candidates = blocks.map((node) =>
    parseCandidate(node, firstLine(node, markdown), titles),
  );
  const right = candidates.filter(({ problem }) => problem === undefined);
  const count = (list: readonly { key: string }[], key: string) =>
    list.filter((one) => one.key === key).length;
  return candidates.filter(
    (candidate) =>
      count(right, candidate.key) < count(titles, candidate.key) ||
      titles.some(({ depth }) => depth === candidate.depth),
  );
}

/** Matches as many candidates as possible with titles, in order. @returns the titles by candidate */
function align(
  candidates: readonly TitleCandidate[],
  titles: readonly RequiredTitle[],
) {
  type Run = readonly (readonly [TitleCandidate, RequiredTitle])[];
  const longer = (a: Run, b: Run) => (b.length > a.length ? b : a);
  const runs: Run[] = [[]];
  // Begin with the last title, so that no run contains the same candidate twice.
  for (const candidate of candidates)
    for (const title of titles.toReversed()) {
      if (title.key !== candidate.key) continue;
      const before = runs.filter(
        (run) => (run.at(-1)?.[1].order ?? -1) < title.order,
      );
      runs.push([...before.reduce(longer), [candidate, title]]);
    }
  return new Map(runs.reduce(longer));
}

/**
 * Explains why a candidate is not one of the missing titles.
 * @param peer - a title at the same heading level
 * @param repeated - the title that it duplicates
 * @param title - the missing title that belongs there
 */
function explainUnmatched(
  { isNumbered }: TitleCandidate,
  peer: RequiredTitle,
  repeated?: RequiredTitle,
  title?: RequiredTitle,
): string {
  const { all, depth, isPart } = peer;
  const cause = firstText(
    title !== undefined && isPart && 'esta parte tem outro título',
    title !== undefined && isNumbered && 'o número está errado',
    title !== undefined && 'falta o número deste título',
    repeated !== undefined && `${repeated?.name} já está na página`,
    (isPart || isNumbered) && 'este título está a mais',
    'este título não tem número',
  );
  return title
    ? `${cause}; aqui vem ${title.name}: "${title.markdown}"`
    : `${cause}, e com "${hashes(depth)}" só vão ${all}; apague-o, ou use "${hashes(depth + 1)}" para um subtítulo`;
}

/** Reports missing, extra and misplaced titles. */
function* checkTitles(markdown: ParsedMarkdown): Generator<Diagnostic> {
  const titles = titlesOf(markdown.page);
  const candidates = findCandidates(markdown, titles);
  const aligned = align(candidates, titles);
  const found = [...aligned.values()];
  const missing = titles.filter((title) => !found.includes(title));
  const unmatched = candidates.filter((candidate) => !aligned.has(candidate));
  /** The missing titles that are not on the page at all, not even misplaced. */
  let absent = missing.filter(
    ({ key }) => !unmatched.some((one) => one.key === key),
  );
  const report = (expected: string, candidate?: TitleCandidate) => {
    const node = candidate?.node ?? markdown.page.root;
    return locateNode(markdown, node, { found: candidate?.text, expected });
  };
  const reportMissing = (
    position: string,
    gap: RequiredTitle[],
    candidate?: TitleCandidate,
  ) => {
    const [first, ...others] = gap.map(({ markdown }) => `"${markdown}"`);
    const what =
      others.length === 0
        ? `falta ${gap[0]?.name}: ${first}`
        : `faltam ${gap.length} títulos, de ${first} até ${others.at(-1)}`;
    return report(`${position} ${what}; desfaça a última mudança`, candidate);
  };
  let last = -1;
  let isOrderReported = false;
  for (const [i, candidate] of candidates.entries()) {
    const own = aligned.get(candidate);
    const [next] = candidates.slice(i).flatMap((one) => aligned.get(one) ?? []);
    const end = next?.order ?? titles.length;
    const gap = absent.filter(({ order }) => order > last && order < end);
    const misplaced = missing.find(({ key }) => key === candidate.key);
    const peers = titles.filter(({ depth }) => depth === candidate.depth);
    const peer = peers.findLast(({ order }) => order <= last) ?? peers[0];
    if (own) {
      if (gap.length > 0) yield reportMissing('antes desta', gap, candidate);
      if (candidate.problem) yield report(candidate.problem, candidate);
      last = own.order;
    } else if (misplaced && !isOrderReported) {
      isOrderReported = true;
      const before = titles[misplaced.order - 1];
      const right = before ? `depois d${before.name}` : 'no começo da página';
      yield report(
        `este título está fora da ordem: ${misplaced.name} vem ${right}; mude-o de lugar com o seu texto, ou troque só os títulos`,
        candidate,
      );
    } else if (!misplaced && peer) {
      const title = gap.find(({ depth }) => depth === candidate.depth);
      absent = absent.filter((one) => one !== title);
      const repeated = found.find(({ key }) => key === candidate.key);
      yield report(
        explainUnmatched(candidate, peer, repeated, title),
        candidate,
      );
    }
  }
  const rest = absent.filter(({ order }) => order > last);
  if (rest.length > 0)
    yield reportMissing('depois disto', rest, candidates.at(-1));
}

/** Checks each heading on its own. @param reported - lines that already have a problem */
function* checkHeadings(
  markdown: ParsedMarkdown,
  reported: ReadonlySet<number>,
) {
  const { headings, root, slug } = markdown.page;
  const [{ title }] = legalOutlines[slug];
  const top = sectionDepthOf(slug) - (title === null ? 0 : 1);
  const lines = new Map<string, number>();
  let previous = top - 1;
  for (const { node, text, id, depth } of headings) {
    const line = markdown.source.lineAt(rangeOf(node)[0]);
    const first = lines.get(id);
    const next = root.children[root.children.indexOf(node) + 1];
    const isEmpty = !next || (next.type === 'heading' && next.depth <= depth);
    const isReported = reported.has(line);
    const expected = firstText(
      text === '' &&
        'este título está vazio; escreva-o depois do "#", ou apague a linha',
      first &&
        `na linha ${first} já há um título igual, com o mesmo endereço; mude um deles`,
      RESERVED_IDS.includes(id) &&
        'o site já usa este título em outro lugar da página; escreva outro',
      depth < top &&
        `o título da página vem do cabeçalho ("title"); no texto, os títulos começam com "${hashes(top)}"`,
      depth > previous + 1 &&
        previous >= top &&
        `este título pula um nível: depois de "${hashes(previous)}" vem "${hashes(previous + 1)}", e não "${hashes(depth)}"`,
      isEmpty &&
        'esta seção está sem texto; escreva-o abaixo do título, ou apague o título',
    );
    const found = text && quote(text);
    if (expected && !isReported)
      yield locateNode(markdown, node, { found, expected });
    lines.set(id, first ?? line);
    previous = depth;
  }
}

/** Reports parts, sections and headings of a legal page that are missing, out of order or invalid. */
export function* checkOutline(markdown: ParsedMarkdown) {
  const { page, source } = markdown;
  const titles = [...checkTitles(markdown)];
  yield* titles;
  const reported = new Set(titles.map(({ line }) => line));
  const [first] = page.root.children;
  const isText = first && first.type !== 'heading';
  if (isText && !reported.has(source.lineAt(rangeOf(first)[0])))
    yield locateNode(markdown, first, {
      expected: 'este texto vem antes da primeira seção; ponha-o dentro de uma',
    });
  yield* checkHeadings(markdown, reported);
}
