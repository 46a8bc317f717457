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
import { checkPictures } from './rules/pictures';
import { releaseRules, warnAboutSamples } from './rules/release';
import { checkSchemas } from './rules/schema';

interface CheckOptions {
  /** Also checks for content that must not be published, such as sample data. */
  readonly release?: boolean;
}

const RULES: readonly ContentRule[] = [
  checkFiles,
  checkSchemas,
  checkFixedTexts,
  checkFooterServices,
  checkSlugs,
  checkLegalPages,
  checkPictures,
];

/** The size limit of a text file. A list of 5,000 partners is smaller. */
const MAX_TEXT_KB = 2048;

/** Reports a bug in the check itself: the editor gets a diagnostic, and the console gets the stack. */
function faultDiagnostic(path: string, cause: unknown): Diagnostic {
  console.error(new Error(`The check of ${path} failed`, { cause }));
  return fileDiagnostic(
    path,
    'não consegui conferir isto; desfaça a última mudança ou chame quem cuida do código',
  );
}

/**
 * Reads and parses a file, and yields what is wrong with it.
 * @returns undefined for a missing file, and for one that cannot be parsed
 */
function* parseFile<Parsed>(
  folder: ContentFolder,
  name: string,
  parse: (source: SourceFile) => Generator<Diagnostic, Parsed>,
): Generator<Diagnostic, Parsed | undefined> {
  if (!folder.files.includes(name)) return undefined;
  const path = folder.display(name);
  const read = folder.read(name, MAX_TEXT_KB);
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
    if (file) {
      files.set(path, file);
      pages.push(file);
    }
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

/** Sorts warnings before errors, because people see the end of the output in a terminal. */
const compareDiagnostics = (a: Diagnostic, b: Diagnostic) =>
  b.severity.localeCompare(a.severity) ||
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column;

/** The limit of diagnostics in a result. Its counts include the others. */
const MAX_SHOWN = 100;

/** Merges diagnostics of one file that differ only in their lines, and keeps the last ones up to the limit. */
function groupRepeated(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic>();
  for (const one of diagnostics.toSorted(compareDiagnostics)) {
    const { severity, file, found, expected, line } = one;
    const key = [severity, file, found, expected].join('\n');
    const first = groups.get(key);
    const alsoOnLines = first && [...(first.alsoOnLines ?? []), line];
    groups.set(key, first ? { ...first, alsoOnLines } : one);
  }
  return [...groups.values()].slice(-MAX_SHOWN);
}

/**
 * Checks every file of a content folder.
 * @param path - the content folder, such as `data`
 * @throws Error in Portuguese when the folder does not exist or cannot be read
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
  const rules = [...RULES, ...(release ? releaseRules : [warnAboutSamples])];
  const diagnostics: Diagnostic[] = [];
  for await (const diagnostic of diagnose(folder, rules))
    diagnostics.push(diagnostic);
  const isDecision = ({ decision }: Diagnostic) => release && decision;
  const others = diagnostics.filter((one) => !isDecision(one));
  const errors = others.filter(({ severity }) => severity === 'error').length;
  return {
    diagnostics: groupRepeated(others),
    decisions: groupRepeated(diagnostics.filter(isDecision)),
    errors,
    warnings: others.length - errors,
    files: folder.files.length,
    milliseconds: performance.now() - start,
  };
}
