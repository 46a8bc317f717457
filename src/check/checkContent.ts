import { contentFiles } from '../content/files';
import { legalFileOf, legalSchema, legalSlugs } from '../content/legal';
import {
  type ContentFolder,
  openFolder,
  UnreadableFile,
  WORD_LIST,
} from './contentFolder';
import { fieldProblems } from './fieldRules';
import { folderProblems } from './folderRules';
import { readJson } from './jsonFile';
import { type LegalFile, readLegalFile } from './legalFile';
import { legalProblems } from './legalRules';
import { pictureProblems } from './pictureRules';
import {
  type CheckResult,
  type Problem,
  type Reading,
  type Source,
  wholeFile,
} from './problem';
import { releaseProblems, sampleWarning } from './releaseRules';
import { schemaProblems } from './schemaProblems';
import { spellingProblems } from './spelling';
import { readText } from './textFile';
import { triedSuggestions } from './triedSuggestions';

interface CheckOptions {
  /** Adds what must not be published, spelling and the full decoding of pictures. */
  readonly release?: boolean;
  readonly spelling?: boolean;
  /** Adds the full decoding of pictures alone: what cannot be decoded would end the build in English. */
  readonly decode?: boolean;
}

export interface Content {
  readonly folder: ContentFolder;
  /** By path inside the folder; of a legal page, its front matter. */
  readonly sources: Map<string, Source>;
  readonly pages: LegalFile[];
  readonly decode: boolean;
  words?: string;
  /** Whether the JSON files could be read without an error: only then is it known which pictures are used. */
  sound: boolean;
}

type Finding = Problem[] | Promise<Problem[]>;

const OWN_FAULT =
  'não consegui conferir isto até o fim; desfaça a última mudança ou chame quem cuida do código';

/** Greatest size of a text file, in bytes: 5,000 partners take less. */
const TEXT_BYTES = 2 * 1024 * 1024;

function readInto(content: Content, name: string): Problem[] {
  const { folder, sources, pages } = content;
  const slug = legalSlugs.find((one) => name === legalFileOf(one));
  const schema = slug
    ? legalSchema
    : contentFiles.find(({ file }) => file === name)?.schema;
  if (!schema && name !== WORD_LIST) return [];
  const { file, problems } = readText(
    folder.shown(name),
    folder.read(name, TEXT_BYTES),
  );
  if (!file) return problems;
  if (!schema) {
    content.words = file.text;
    return problems;
  }
  const read: Reading = slug
    ? readLegalFile(file, slug)
    : readJson(file, schema);
  if (read.page) pages.push({ file, page: read.page });
  if (read.source) sources.set(name, read.source);
  const wrong = read.source ? schemaProblems(read.source, schema) : [];
  return [...problems, ...read.problems, ...wrong];
}

async function attempt(shown: string, find: () => Finding): Promise<Problem[]> {
  try {
    return await find();
  } catch (error) {
    return [
      wholeFile(
        shown,
        error instanceof UnreadableFile ? error.message : OWN_FAULT,
      ),
    ];
  }
}

// Errors come last: in a terminal, the end is what people see.
const order = (a: Problem, b: Problem) =>
  b.severity.localeCompare(a.severity) ||
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column;

const TOLD = 20;

const kindOf = ({ severity, file, expected }: Problem) =>
  [severity, file, expected.slice(0, 300).replace(/"[^"]*"|\d+/g, '…')].join(
    ' ',
  );

function firstOfEachKind(problems: readonly Problem[]): Problem[] {
  const kinds = new Map<string, Problem[]>();
  for (const problem of problems) {
    const kind = kindOf(problem);
    kinds.set(kind, kinds.get(kind) ?? []);
    kinds.get(kind)?.push(problem);
  }
  const told = [...kinds.values()].flatMap((same) => {
    const more = same.length - TOLD;
    return same
      .slice(0, TOLD)
      .map((problem, i) =>
        more > 0 && i === TOLD - 1 ? { ...problem, more } : problem,
      );
  });
  return told.sort(order);
}

async function problemsIn(
  folder: ContentFolder,
  options: CheckOptions,
): Promise<Problem[]> {
  const { release = false, spelling = release, decode = release } = options;
  const content: Content = {
    folder,
    sources: new Map(),
    pages: [],
    decode,
    sound: true,
  };
  const found: Problem[] = [];
  for (const file of folder.files)
    found.push(
      ...(await attempt(folder.shown(file), () => readInto(content, file))),
    );
  content.sound = found.every(
    ({ severity, file }) => severity === 'warning' || file.endsWith('.md'),
  );
  const rules: ((content: Content) => Finding)[] = [
    folderProblems,
    fieldProblems,
    legalProblems,
    pictureProblems,
    release ? releaseProblems : sampleWarning,
    ...(spelling ? [spellingProblems] : []),
  ];
  for (const rule of rules)
    found.push(...(await attempt(folder.name, () => rule(content))));
  return found;
}

/** Checks every file, all problems at once. @throws Error when there is no such folder */
export async function checkContent(
  dataDir: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const start = performance.now();
  const folder = openFolder(dataDir);
  const found = await problemsIn(folder, options);
  const errors = found.filter(({ severity }) => severity === 'error').length;
  // Pictures are not what a guess changes.
  const again = (copy: ContentFolder) =>
    problemsIn(copy, { ...options, decode: false });
  const told = firstOfEachKind(found.sort(order));
  return {
    problems: await triedSuggestions(told, folder, TEXT_BYTES, again),
    errors,
    warnings: found.length - errors,
    files: folder.files.length,
    milliseconds: performance.now() - start,
  };
}
