import { parseArgs } from 'node:util';
import { checkLegalPages } from './legalPages';
import { checkPictures } from './pictures';
import type { Problem } from './problem';
import { readContent } from './readContent';
import { checkRelease } from './release';
import { type CheckResult, countOf, formatReport } from './report';
import { checkServices } from './services';
import { checkSpecification } from './specification';
import {
  checkCreditHistory,
  checkPlaceholders,
  checkTexts,
  warnOfSamples,
} from './texts';
import { checkValues } from './values';

/** The errors are last, where people see them in a terminal. */
const compareProblems = (a: Problem, b: Problem) =>
  b.severity.localeCompare(a.severity) ||
  a.file.localeCompare(b.file) ||
  a.line - b.line;

/**
 * Checks every file of a content folder.
 * @param release - whether to find also what must not be published, and what a person has to decide before
 */
export async function checkContent(
  folder: string,
  { release = false }: { readonly release?: boolean } = {},
): Promise<CheckResult> {
  const content = readContent(folder);
  checkValues(content);
  checkTexts(content);
  checkPlaceholders(content);
  checkServices(content, release);
  checkSpecification(content);
  checkCreditHistory(content, release);
  checkLegalPages(content);
  await checkPictures(content);
  if (release) checkRelease(content);
  else warnOfSamples(content);
  return {
    problems: content.problems.sort(compareProblems),
    files: content.paths.length,
  };
}

/** Checks `data/`, or the folder of `--data`; with `--release` as a release does. The exit code is 1 after errors. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      release: { type: 'boolean' },
      data: { type: 'string', default: 'data' },
    },
  });
  const result = await checkContent(values.data, values);
  console.log(formatReport(result, values.release));
  process.exitCode = countOf(result, 'error') === 0 ? 0 : 1;
}

if (require.main === module) void main();
