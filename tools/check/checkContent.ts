import { contentFiles } from '../../src/content/schemas/contentFiles';
import { legalPath, legalSlugs } from '../../src/content/schemas/legal';
import type {
  Content,
  ContentRule,
  ParsedFile,
  ParsedMarkdown,
} from './model/content';
import {
  type CheckResult,
  type Diagnostic,
  fileDiagnostic,
  type SourceFile,
} from './model/diagnostic';
import { type ContentFolder, openFolder, WORD_LIST } from './model/folder';
import { parseJson } from './parsers/json';
import { parseLegalFile } from './parsers/legalFile';
import { parseText } from './parsers/text';
import { checkFiles } from './rules/files';
import { checkFixedTexts } from './rules/fixedTexts';
import { checkFooterServices } from './rules/footerServices';
import { checkLegalPages, checkSlugs } from './rules/legalPages';
import { checkLists } from './rules/lists';
import { checkPictures } from './rules/pictures';
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
  checkSlugs,
  checkLegalPages,
];

/** In kilobytes. A list of 5,000 partners is smaller. */
const LARGEST_TEXT = 2048;

const FAULT =
  'não consegui conferir isto; desfaça a última mudança ou chame quem cuida do código';

function* readText(
  folder: ContentFolder,
  name: string,
): Generator<Diagnostic, SourceFile | undefined> {
  if (!folder.files.includes(name)) return undefined;
  const path = folder.display(name);
  const read = folder.read(name, LARGEST_TEXT);
  if (typeof read !== 'string') return yield* parseText(path, read);
  yield fileDiagnostic(path, read);
  return undefined;
}

function* parseContent(folder: ContentFolder): Generator<Diagnostic, Content> {
  const files = new Map<string, ParsedFile>();
  const pages: ParsedMarkdown[] = [];
  for (const { path, root } of contentFiles) {
    const source = yield* readText(folder, path);
    const file = source && (yield* parseJson(source, root));
    if (file) files.set(path, file);
  }
  for (const slug of legalSlugs) {
    const source = yield* readText(folder, legalPath(slug));
    const file = source && (yield* parseLegalFile(source, slug));
    if (!file) continue;
    files.set(legalPath(slug), file);
    pages.push(file);
  }
  const words = yield* readText(folder, WORD_LIST);
  return { folder, files, pages, wordList: words?.text };
}

async function* diagnose(folder: ContentFolder, rules: readonly ContentRule[]) {
  const content = yield* parseContent(folder);
  for (const rule of rules) yield* rule(content);
}

/** Warnings, then errors: in a terminal, the end is what people see. */
const order = (a: Diagnostic, b: Diagnostic) =>
  b.severity.localeCompare(a.severity) ||
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column;

/** How many diagnostics are shown. The summary counts all. */
const MOST_SHOWN = 100;

/** Shows what was found again in a file once, with the other lines. */
function summarize(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, { first: Diagnostic; lines: number[] }>();
  for (const first of diagnostics.toSorted(order)) {
    const { severity, file, found, expected } = first;
    const key = [severity, file, found, expected].join('\n');
    const group = groups.get(key);
    if (group) group.lines.push(first.line);
    else groups.set(key, { first, lines: [] });
  }
  return [...groups.values()]
    .slice(-MOST_SHOWN)
    .map(({ first, lines }) =>
      lines.length > 0 ? { ...first, alsoOnLines: lines } : first,
    );
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
  const { decode = release ? 'all' : [] } = options;
  let folder: ContentFolder;
  try {
    folder = openFolder(path);
  } catch (cause) {
    const message = `Não encontrei a pasta de conteúdo ${path}, ou não consigo lê-la.`;
    throw new Error(message, { cause });
  }
  const rules = [
    ...RULES,
    (content: Content) => checkPictures(content, decode),
    ...(release ? releaseRules : [warnOfSamples]),
    ...(spelling ? [checkSpelling] : []),
  ];
  const diagnostics: Diagnostic[] = [];
  try {
    for await (const diagnostic of diagnose(folder, rules))
      diagnostics.push(diagnostic);
  } catch {
    diagnostics.push(fileDiagnostic(folder.display(''), FAULT));
  }
  const isDecision = ({ decision }: Diagnostic) => release && decision;
  const others = diagnostics.filter((one) => !isDecision(one));
  const errors = others.filter(({ severity }) => severity === 'error').length;
  return {
    diagnostics: summarize(others),
    decisions: summarize(diagnostics.filter(isDecision)),
    errors,
    warnings: others.length - errors,
    files: folder.files.length,
    milliseconds: performance.now() - start,
  };
}
