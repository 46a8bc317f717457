import { contentFiles } from '../content/files';
import type { LegalSlug } from '../content/legal';
import { type ContentFolder, openFolder, UnreadableFile, WORD_LIST } from './contentFolder';
import { fieldProblems } from './fieldRules';
import { folderProblems } from './folderRules';
import { JSON_BYTES, readJson } from './jsonFile';
import { legalProblems } from './legalRules';
import { type LegalFile, readMarkdown, slugOf } from './markdownFile';
import { pictureProblems } from './pictureRules';
import { type CheckResult, type Problem, wholeFile } from './problem';
import { releaseProblems, sampleWarning } from './releaseRules';
import { schemaProblems } from './schemaProblems';
import type { Source } from './source';
import { withTriedSuggestions } from './suggestions';
import { readText } from './textFile';

/** What the check is asked to do beyond its rules. */
export interface CheckOptions {
  /** Adds what must not be published, spelling and the full decoding of pictures. */
  readonly release?: boolean;
  /** Adds spelling alone. */
  readonly spelling?: boolean;
  /** Adds the full decoding of pictures alone: what cannot be decoded would end the build in English. */
  readonly decode?: boolean;
  /** The day on which it is run; today if left out. */
  readonly today?: Date;
}

/** What was read of the content folder. A file that is missing or broken is not in it. */
export interface Content {
  readonly folder: ContentFolder;
  readonly json: ReadonlyMap<string, Source>;
  readonly legal: ReadonlyMap<LegalSlug, LegalFile>;
  /** Text of the editors' own words. */
  readonly words: string;
}

/** Texts as they were read, by the files' paths in the messages. */
type Texts = Map<string, string>;

/** What rules are told beside the content. */
export interface RuleSettings {
  readonly today: Date;
  readonly decode: boolean;
  /** Whether the JSON files could be read without an error: only then is it known which pictures are used. */
  readonly sound: boolean;
}

type Rule = (content: Content, settings: RuleSettings) => Problem[] | Promise<Problem[]>;

const OWN_FAULT =
  'não consegui conferir isto até o fim; desfaça a última mudança ou chame quem cuida do código';

/** What a rule finds; a fault of the rule itself is told like any other problem, and hides none. */
async function findingsOf(
  rule: Rule,
  content: Content,
  settings: RuleSettings,
): Promise<Problem[]> {
  try {
    return await rule(content, settings);
  } catch {
    return [wholeFile(content.folder.name, { expected: OWN_FAULT })];
  }
}

function readAll(folder: ContentFolder, texts: Texts, problems: Problem[]): Content {
  const json = new Map<string, Source>();
  const legal = new Map<LegalSlug, LegalFile>();
  let words = '';
  const textOf = (file: string): string | undefined => {
    const shown = folder.shown(file);
    const known = texts.get(shown);
    if (known !== undefined) return known;
    const { text, problems: found } = readText(shown, folder.read(file, JSON_BYTES));
    problems.push(...found);
    if (text !== undefined) texts.set(shown, text);
    return text;
  };
  const readFile = (file: string) => {
    const shown = folder.shown(file);
    const text = textOf(file);
    const slug = slugOf(file);
    const schema = contentFiles.find((known) => known.file === file)?.schema;
    if (text === undefined) return;
    if (file === WORD_LIST) words = text;
    if (slug) {
      const read = readMarkdown(shown, slug, text);
      problems.push(...read.problems);
      legal.set(slug, read.file);
    }
    if (!schema) return;
    const { source, problems: found } = readJson(shown, text, schema);
    problems.push(...found);
    if (!source) return;
    problems.push(...schemaProblems(source, schema));
    json.set(file, source);
  };
  for (const file of folder.files) {
    if (file !== WORD_LIST && !slugOf(file) && !contentFiles.some((known) => known.file === file))
      continue;
    try {
      readFile(file);
    } catch (error) {
      // One file never hides the others.
      const expected = error instanceof UnreadableFile ? error.message : OWN_FAULT;
      problems.push(wholeFile(folder.shown(file), { expected }));
    }
  }
  return { folder, json, legal, words };
}

// Errors come last: in a terminal, the end is what people see.
const order = (a: Problem, b: Problem) =>
  b.severity.localeCompare(a.severity) ||
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column;

/** How many problems of a kind are told. */
const TOLD = 20;

/** Problems that say the same of different places of a file. */
const kindOf = ({ severity, file, expected }: Problem) =>
  [severity, file, expected.slice(0, 300).replace(/"[^"]*"|\d+/g, '…')].join(' ');

/** The first problems of each kind; the last of them says how many more there are. */
function firstOfEachKind(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  const kinds = problems.map(kindOf);
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const seen = new Map<string, number>();
  return problems.flatMap((problem, i) => {
    const kind = kinds[i] ?? '';
    const place = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, place);
    const more = (counts.get(kind) ?? 0) - TOLD;
    if (place > TOLD) return [];
    return place === TOLD && more > 0 ? [{ ...problem, more }] : [problem];
  });
}

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
  const { release = false, spelling = release, decode = release, today = new Date() } = options;
  const settings = { decode, today };
  const folder = openFolder(dataDir);
  const texts: Texts = new Map();

  const run = async (given: Texts): Promise<{ content: Content; found: Problem[] }> => {
    const found: Problem[] = [];
    const content = readAll(folder, given, found);
    const sound = found.every(
      ({ severity, file }) => severity === 'warning' || file.endsWith('.md'),
    );
    const rules = [folderProblems, fieldProblems, legalProblems, pictureProblems];
    for (const rule of rules)
      found.push(...(await findingsOf(rule, content, { ...settings, sound })));
    return { content, found };
  };

  const { content, found } = await run(texts);
  const last: Rule[] = [release ? releaseProblems : sampleWarning];
  // Loaded here, since the dictionary takes longer to load than the whole check.
  if (spelling) last.push((require('./spelling') as typeof import('./spelling')).spellingProblems);
  for (const rule of last)
    found.push(...(await findingsOf(rule, content, { ...settings, sound: true })));
  found.sort(order);
  const problems = await withTriedSuggestions(
    firstOfEachKind(found),
    (file) => texts.get(file),
    async (mended) => (await run(new Map([...texts, ...mended]))).found,
  );
  const errors = found.filter(({ severity }) => severity === 'error').length;
  return {
    problems,
    errors,
    warnings: found.length - errors,
    files: folder.files.length,
    milliseconds: performance.now() - start,
  };
}
