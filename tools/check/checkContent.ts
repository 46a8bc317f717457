import type { Severity } from '../../src/content';
import {
  type ContentRule,
  type Diagnostic,
  diagnosticOf,
  type Report,
} from './content';
import { readContent } from './readContent';
import { checkFiles } from './rules/files';
import { checkFixedTexts } from './rules/fixedTexts';
import { checkLinks } from './rules/links';
import { checkMarkdown } from './rules/markdown';
import { checkOutline } from './rules/outline';
import { checkPictures } from './rules/pictures';
import { checkProse } from './rules/prose';
import { releaseRules, warnAboutSamples } from './rules/release';
import { checkSchemas } from './rules/schema';

interface CheckOptions {
  /** Also checks for content that must not be published, such as sample data. */
  readonly release?: boolean;
}

export interface CheckResult {
  /** Warnings, then errors, both sorted by file and line. */
  readonly diagnostics: readonly Diagnostic[];
  /** In a check for release: what a person has to decide. */
  readonly decisions: readonly Diagnostic[];
  readonly errors: number;
  readonly warnings: number;
  readonly files: number;
  readonly milliseconds: number;
}

const RULES: readonly ContentRule[] = [
  checkFiles,
  checkSchemas,
  checkFixedTexts,
  checkMarkdown,
  checkOutline,
  checkProse,
  checkLinks,
  checkPictures,
];

const compareDiagnostics = (a: Diagnostic, b: Diagnostic) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/**
 * Checks every file of a content folder.
 * @param folder - the content folder, such as `data`
 * @throws Error in Portuguese when the folder does not exist or cannot be read
 */
export async function checkContent(
  folder: string,
  { release = false }: CheckOptions = {},
): Promise<CheckResult> {
  const start = performance.now();
  const found: Diagnostic[] = [];
  const report: Report = (...problem) => found.push(diagnosticOf(...problem));
  const content = readContent(folder, report);
  const rules = release ? releaseRules : [warnAboutSamples];
  for (const rule of [...RULES, ...rules]) await rule(content, report);
  found.sort(compareDiagnostics);
  const only = (severity: Severity) =>
    found.filter((one) => one.severity === severity);
  const errors = only('error');
  const warnings = only('warning');
  return {
    // People see the end of the output in a terminal.
    diagnostics: [...warnings, ...errors],
    decisions: release ? only('decision') : [],
    errors: errors.length,
    warnings: warnings.length,
    files: content.paths.length,
    milliseconds: performance.now() - start,
  };
}
