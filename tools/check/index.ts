import { parseArgs } from 'node:util';
import { checkLegalPages } from './legalPages';
import { checkPictures } from './pictures';
import { type Content, readContent } from './readContent';
import {
  checkPartnerCount,
  checkPartners,
  checkReviews,
  checkSamples,
} from './release';
import { formatReport, isError } from './report';
import { checkServices } from './services';
import { checkSpecification } from './specification';
import { checkCreditHistory, checkPlaceholders, checkTexts } from './texts';
import { checkValues } from './values';

/**
 * Checks every file of a content folder: whether it can be read, then its values, then what they say together.
 * @param release - whether to find also what must not be published, and what a person has to decide before
 */
export async function checkContent(
  folder: string,
  { release = false }: { release?: boolean } = {},
): Promise<Content> {
  const content = readContent(folder);
  const { problems } = content;
  if (problems.length === 0) checkValues(content);
  if (problems.length === 0) {
    checkTexts(content);
    checkPlaceholders(content);
    checkServices(content, release);
    checkSpecification(content);
    checkCreditHistory(content, release);
    checkLegalPages(content);
    await checkPictures(content);
    checkSamples(content, release);
    if (release) {
      checkPartners(content);
      checkPartnerCount(content);
      checkReviews(content);
    }
  }
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return content;
}

/** Checks `data/`, or the folder of `--data`; with `--release` as a release does. The exit code is 1 after errors. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      release: { type: 'boolean' },
      data: { type: 'string', default: 'data' },
    },
  });
  const content = await checkContent(values.data, values);
  console.log(formatReport(content, values.release));
  process.exitCode = content.problems.some(isError) ? 1 : 0;
}

if (require.main === module) void main();
