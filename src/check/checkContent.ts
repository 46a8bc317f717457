import { contentFiles } from '../content/schemas/contentFiles';
import { legalPath, legalSlugs } from '../content/schemas/legal';
import {
  type Content,
  type ContentFolder,
  type ContentRule,
  openFolder,
  type ParsedFile,
  type ParsedMarkdown,
  UnreadableFile,
  WORD_LIST,
} from './content';
import {
  type CheckResult,
  type Diagnostic,
  fileDiagnostic,
} from './diagnostic';
import { parseJson } from './parsers/json';
import { parseLegalFile } from './parsers/legalFile';
import { parseText } from './parsers/text';
import { checkFiles } from './rules/files';
import { checkFixedTexts } from './rules/fixedTexts';
import { checkFooterServices } from './rules/footerServices';
import { checkLegalHeads } from './rules/legalHeads';
import { checkLinks } from './rules/links';
import { checkLists } from './rules/lists';
import { checkMarkdown } from './rules/markdown';
import { checkOutlines } from './rules/outline';
import { checkPictures } from './rules/pictures';
import { checkProse } from './rules/prose';
import { releaseRules, warnOfSamples } from './rules/release';
import { checkSchemas } from './rules/schema';
import { checkSpelling } from './rules/spelling';

export interface CheckOptions {
  /** Adds what must not be published, spelling, and the decoding of every picture. */
  readonly release?: boolean;
  readonly spelling?: boolean;
  /** Pictures to decode whole, by their paths in the folder: those that are new or changed. */
  readonly decode?: 'all' | readonly string[];
}

const RULES: readonly ContentRule[] = [
  checkFiles,
  checkSchemas,
  checkLists,
  checkFixedTexts,
  checkFooterServices,
  checkLegalHeads,
  checkMarkdown,
  checkOutlines,
  checkProse,
  checkLinks,
];

/** In bytes. A list of 5,000 partners is smaller. */
const LARGEST_TEXT = 2 * 1024 * 1024;

const FAULT =
  'não consegui conferir isto até o fim; desfaça a última mudança ou chame quem cuida do código';

/** Runs a part of the check. A failure of one leaves the others' results. */
async function attempt(
  file: string,
  part: () => Diagnostic[] | Promise<Diagnostic[]>,
): Promise<Diagnostic[]> {
  try {
    return await part();
  } catch (error) {
    const isContent = error instanceof UnreadableFile;
    return [fileDiagnostic(file, isContent ? error.message : FAULT)];
  }
}

/** Parses every text file of the folder. */
async function parseContent(folder: ContentFolder) {
  const files = new Map<string, ParsedFile>();
  const pages: ParsedMarkdown[] = [];
  const diagnostics: Diagnostic[] = [];
  let words: string | undefined;
  const parseFile = (name: string): Diagnostic[] => {
    const slug = legalSlugs.find((known) => name === legalPath(known));
    const root = contentFiles.find(({ path }) => path === name)?.root;
    if (!slug && !root && name !== WORD_LIST) return [];
    const bytes = folder.read(name, LARGEST_TEXT);
    const { source, diagnostics } = parseText(folder.display(name), bytes);
    if (!source) return diagnostics;
    if (root) {
      const parsed = parseJson(source, root);
      if (parsed.file) files.set(name, parsed.file);
      return [...diagnostics, ...parsed.diagnostics];
    }
    if (slug) {
      const parsed = parseLegalFile(source, slug);
      if (parsed.file) files.set(name, parsed.file);
      if (parsed.page) pages.push(parsed.page);
      return [...diagnostics, ...parsed.diagnostics];
    }
    words = source.text;
    return diagnostics;
  };
  for (const name of folder.files)
    diagnostics.push(
      ...(await attempt(folder.display(name), () => parseFile(name))),
    );
  const content: Content = { folder, files, pages, words };
  return { content, diagnostics };
}

/** Warnings, then errors: in a terminal, the end is what people see. */
const order = (a: Diagnostic, b: Diagnostic) =>
  b.severity.localeCompare(a.severity) ||
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column;

/** How many of one sort are shown of a file. */
const MOST_OF_A_SORT = 20;

/** Shows what was found again in a file once, with the other lines, and of many alike only the first. */
function summarize(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const shown = new Map<string, Diagnostic>();
  const sorts = new Map<string, string[]>();
  for (const diagnostic of diagnostics) {
    const { severity, file, found, expected, line, entry } = diagnostic;
    const sort = `${severity} ${file} ${expected.slice(0, 40)}`;
    const keys = sorts.get(sort) ?? [];
    sorts.set(sort, keys);
    const own = `${sort} ${found ?? entry ?? expected}`;
    const isFull = keys.length === MOST_OF_A_SORT;
    const key = isFull && !shown.has(own) ? (keys.at(-1) ?? own) : own;
    const first = shown.get(key);
    if (!first) keys.push(key);
    const lines = first && [...(first.alsoOnLines ?? []), line];
    shown.set(key, first ? { ...first, alsoOnLines: lines } : diagnostic);
  }
  return [...shown.values()];
}

/**
 * Checks every file of a content folder, and reports all problems at once.
 * @throws Error in Portuguese when there is no such folder
 */
export async function checkContent(
  path: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const start = performance.now();
  const { release = false, spelling = release } = options;
  const decode = options.decode ?? (release ? 'all' : []);
  const folder = openFolder(path);
  const { content, diagnostics } = await parseContent(folder);
  const rules = [
    ...RULES,
    (all: Content) => checkPictures(all, decode),
    ...(release ? releaseRules : [warnOfSamples]),
    ...(spelling ? [checkSpelling] : []),
  ];
  for (const rule of rules)
    diagnostics.push(
      ...(await attempt(folder.display(''), () => rule(content))),
    );
  const isDecision = ({ decision }: Diagnostic) => release && decision;
  const decisions = diagnostics.filter(isDecision).sort(order);
  const others = diagnostics.filter((one) => !isDecision(one)).sort(order);
  const errors = others.filter(({ severity }) => severity === 'error').length;
  return {
    diagnostics: summarize(others),
    decisions: summarize(decisions),
    errors,
    warnings: others.length - errors,
    files: folder.files.length,
    milliseconds: performance.now() - start,
  };
}
