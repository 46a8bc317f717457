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
import { type ContentFolder, openFolder } from './model/folder';
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

export interface CheckOptions {
  /** Adds what must not be published. */
  readonly release?: boolean;
}

const RULES: readonly ContentRule[] = [
  checkFiles,
  checkSchemas,
  checkLists,
  checkFixedTexts,
  checkFooterServices,
  checkSlugs,
  checkLegalPages,
  checkPictures,
];

/** In kilobytes. A list of 5,000 partners is smaller. */
const MAX_TEXT = 2048;

/** An error of ours: the editor is told where, and who maintains the code gets the stack. */
function faultDiagnostic(path: string, cause: unknown): Diagnostic {
  console.error(new Error(`The check of ${path} failed`, { cause }));
  return fileDiagnostic(
    path,
    'não consegui conferir isto; desfaça a última mudança ou chame quem cuida do código',
  );
}

/** @param parse - yields what is wrong with a file, and returns what it holds */
function* parseFile<Parsed>(
  folder: ContentFolder,
  name: string,
  parse: (source: SourceFile) => Generator<Diagnostic, Parsed>,
): Generator<Diagnostic, Parsed | undefined> {
  if (!folder.files.includes(name)) return undefined;
  const path = folder.display(name);
  const read = folder.read(name, MAX_TEXT);
  try {
    if (typeof read === 'string') yield fileDiagnostic(path, read);
    else {
      const source = yield* parseText(path, read);
      return source && (yield* parse(source));
    }
  } catch (error) {
    yield faultDiagnostic(path, error);
  }
  return undefined;
}

function* parseContent(folder: ContentFolder): Generator<Diagnostic, Content> {
  const files = new Map<string, ParsedFile>();
  const pages: ParsedMarkdown[] = [];
  for (const { path, root } of contentFiles) {
    const file = yield* parseFile(folder, path, (source) =>
      parseJson(source, root),
    );
    if (file) files.set(path, file);
  }
  for (const slug of legalSlugs) {
    const path = legalPath(slug);
    const file = yield* parseFile(folder, path, (source) =>
      parseLegalFile(source, slug),
    );
    if (!file) continue;
    files.set(path, file);
    pages.push(file);
  }
  return { folder, files, pages };
}

async function* diagnose(folder: ContentFolder, rules: readonly ContentRule[]) {
  const content = yield* parseContent(folder);
  for (const rule of rules)
    try {
      yield* rule(content);
    } catch (error) {
      yield faultDiagnostic(folder.display(''), error);
    }
}

/** Warnings, then errors: in a terminal, the end is what people see. */
const order = (a: Diagnostic, b: Diagnostic) =>
  b.severity.localeCompare(a.severity) ||
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column;

/** How many diagnostics are shown. The summary counts all. */
const MAX_SHOWN = 100;

/** Shows what was found again in a file once, with the other lines. */
function summarize(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic>();
  for (const one of diagnostics.toSorted(order)) {
    const { severity, file, found, expected, line } = one;
    const key = [severity, file, found, expected].join('\n');
    const first = groups.get(key);
    const alsoOnLines = first && [...(first.alsoOnLines ?? []), line];
    groups.set(key, first ? { ...first, alsoOnLines } : one);
  }
  return [...groups.values()].slice(-MAX_SHOWN);
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
  const { release = false } = options;
  let folder: ContentFolder;
  try {
    folder = openFolder(path);
  } catch (cause) {
    const message = `Não encontrei a pasta de conteúdo ${path}, ou não consigo lê-la.`;
    throw new Error(message, { cause });
  }
  const rules = [...RULES, ...(release ? releaseRules : [warnOfSamples])];
  const diagnostics: Diagnostic[] = [];
  for await (const diagnostic of diagnose(folder, rules))
    diagnostics.push(diagnostic);
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
