import type { ContentFile } from '../content/fields';
import { allFields, fieldTree } from '../content/fieldTree';
import { contentFiles } from '../content/files';
import { companyProblems } from './companyRules';
import { conflictProblem } from './conflict';
import { type ContentFolder, openFolder } from './contentFolder';
import { folderProblems } from './folderRules';
import { readJson } from './jsonFile';
import { legalProblems } from './legalRules';
import { listProblems } from './listRules';
import { literalProblems } from './literalRules';
import { type MarkdownFile, readMarkdown } from './markdownFile';
import { partnerProblems } from './partnerRules';
import { pictureProblems } from './pictureRules';
import type { CheckResult, Problem } from './problem';
import { releaseProblems } from './releaseRules';
import { sampleWarning } from './sampleRules';
import { schemaProblems } from './schemaProblems';
import type { Source } from './source';
import { readText } from './textFile';

/** What the check is asked to do beyond its rules. */
export interface CheckOptions {
  /** Adds what must not be published (decision 4), spelling and the full decoding of pictures. */
  readonly release?: boolean;
  /** Adds spelling alone. */
  readonly spelling?: boolean;
  /** The day on which it is run; today if left out. */
  readonly today?: Date;
}

/** What was read of the content folder. A file that is missing or broken is not in it. */
export interface Content {
  readonly folder: ContentFolder;
  readonly json: ReadonlyMap<string, Source>;
  readonly markdown: ReadonlyMap<string, MarkdownFile>;
}

/** What the messages call an entry of each list, by the list's key. */
const entriesOf = (schema: ContentFile['schema']) =>
  Object.fromEntries(
    allFields(fieldTree(schema)).flatMap(({ field: { name, kind } }) =>
      kind?.kind === 'list' ? [[name, kind.entry]] : [],
    ),
  );

function readAll(folder: ContentFolder, problems: Problem[]): Content {
  const json = new Map<string, Source>();
  const markdown = new Map<string, MarkdownFile>();
  const present = contentFiles.filter(({ file }) => folder.files.includes(file));
  const legal = folder.files.filter((file) => /^legal\/[^/]+\.md$/.test(file));
  for (const file of [...present.map((known) => known.file), ...legal]) {
    const shown = folder.shown(file);
    const { text, problems: formProblems } = readText(shown, folder.read(file));
    const conflict = conflictProblem(shown, text);
    problems.push(...(conflict ? [conflict] : formProblems));
    if (conflict) continue;
    const known = present.find((one) => one.file === file);
    if (!known) {
      const read = readMarkdown(shown, text);
      problems.push(...read.problems);
      if (read.file) markdown.set(file, read.file);
      continue;
    }
    const { source, problems: jsonProblems } = readJson(shown, text, entriesOf(known.schema));
    problems.push(...jsonProblems);
    if (!source) continue;
    problems.push(...schemaProblems(source, known.schema));
    json.set(file, source);
  }
  return { folder, json, markdown };
}

// Errors come last: in a terminal, the end is what people see.
const order = (a: Problem, b: Problem) =>
  b.severity.localeCompare(a.severity) ||
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column;

/**
 * Checks the whole content folder: every file, all problems at once. Writes nothing and starts no Gatsby.
 * @param dataDir - the content folder
 * @returns problems in Portuguese, warnings before errors and each by place; problems are results, not exceptions
 * @throws Error when there is no such folder
 */
export async function checkContent(
  dataDir: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const start = performance.now();
  const { release = false, spelling = release, today = new Date() } = options;
  const problems: Problem[] = [];
  const folder = openFolder(dataDir);
  const content = readAll(folder, problems);
  problems.push(
    ...folderProblems(content, problems),
    ...companyProblems(content),
    ...listProblems(content),
    ...partnerProblems(content),
    ...legalProblems(content, today),
    ...literalProblems(content),
    ...(await pictureProblems(content, release)),
    ...(release ? releaseProblems(content) : sampleWarning(content)),
  );
  if (spelling) {
    // `require`, since the dictionary takes longer to load than the whole check, and Node's own `import()` of a
    // TypeScript file would need a slower start of every command.
    const { spellingProblems } = require('./spelling') as typeof import('./spelling');
    problems.push(...(await spellingProblems(content)));
  }
  problems.sort(order);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    problems,
    errors,
    warnings: problems.length - errors,
    files: folder.files.length,
    milliseconds: performance.now() - start,
  };
}
