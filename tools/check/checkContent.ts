import type { Severity } from '../../src/content';
import {
  type ContentRule,
  type Diagnostic,
  diagnosticOf,
  type ReportProblem,
} from './content';
import { readContent } from './readContent';
import { checkContacts } from './rules/contacts';
import { checkFiles } from './rules/files';
import { checkFixedTexts } from './rules/fixedTexts';
import { checkLinks } from './rules/links';
import { checkMarkdown } from './rules/markdown';
import { checkMisread } from './rules/misread';
import { checkOutline } from './rules/outline';
import { checkPictures } from './rules/pictures';
import { checkProse } from './rules/prose';
import { checkReferences } from './rules/references';
import { releaseRules, warnAboutSamples } from './rules/release';
import { checkSchemas } from './rules/schema';

export interface CheckResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly errors: number;
  readonly warnings: number;
  readonly files: number;
}

const RULES: readonly ContentRule[] = [
  checkFiles,
  checkSchemas,
  checkFixedTexts,
  checkMarkdown,
  checkMisread,
  checkOutline,
  checkProse,
  checkContacts,
  checkLinks,
  checkReferences,
  checkPictures,
];

/** The errors are last, where people see them in a terminal. */
const ORDER: readonly Severity[] = ['decision', 'warning', 'error'];

const compareDiagnostics = (a: Diagnostic, b: Diagnostic) =>
  ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) ||
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column;

/** Whether two diagnostics are about the same words. */
const overlap = (a: Diagnostic, b: Diagnostic) =>
  a.file === b.file &&
  a.line === b.line &&
  a.column < b.column + b.length &&
  b.column < a.column + a.length;

/** Leaves out a warning about words that are an error anyway. */
function withoutRepetitions(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return diagnostics.filter(
    (one) =>
      one.severity !== 'warning' ||
      one.sourceLine === undefined ||
      !errors.some((error) => overlap(one, error)),
  );
}

/**
 * Checks every file of a content folder.
 * @param release - whether to apply also the rules for a release
 * @throws Error in Portuguese when the folder does not exist or cannot be read
 */
export async function checkContent(
  folder: string,
  { release = false }: { readonly release?: boolean } = {},
): Promise<CheckResult> {
  const found: Diagnostic[] = [];
  const report: ReportProblem = (...problem) =>
    found.push(diagnosticOf(...problem));
  const content = readContent(folder, report);
  const others = release ? releaseRules : [warnAboutSamples];
  for (const rule of [...RULES, ...others]) await rule(content, report);
  const diagnostics = withoutRepetitions(found)
    .filter(({ severity }) => release || severity !== 'decision')
    .sort(compareDiagnostics);
  const count = (severity: Severity) =>
    diagnostics.filter((one) => one.severity === severity).length;
  return {
    diagnostics,
    errors: count('error'),
    warnings: count('warning'),
    files: content.paths.length,
  };
}
