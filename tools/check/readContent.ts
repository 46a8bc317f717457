import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { z } from 'zod';
import type { ContentFile } from '../../src/content/contentFile';
import { legalPath, legalSlugs } from '../../src/content/legal/schema';
import { contentFiles } from '../../src/content/schemas/contentFiles';
import { labelAt, type Path } from '../../src/content/walk';
import {
  type Problem,
  type ProblemDetails,
  problemAt,
  type Source,
} from './problem';
import { type DataFile, readJson } from './readJson';
import { type LegalPage, readLegalPage } from './readLegalPage';

const MISSING =
  'este arquivo falta; se mudou de nome ou de pasta, mude-o de volta (maiúsculas contam)';

/**
 * Every file of a folder and the folders in it, but no symbolic links: what they lead to may be missing elsewhere.
 * @returns paths relative to the folder, with slashes, sorted
 */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Reads a content folder, and reports files that are missing or cannot be parsed. */
export function readContent(folder: string) {
  const paths = filesIn(folder);
  const site = join(folder, '../static');
  const published = existsSync(site) ? filesIn(site) : [];
  const specification = join(folder, '../docs/specification.md');
  const text = existsSync(specification)
    ? readFileSync(specification, 'utf8')
    : '';
  const problems: Problem[] = [];
  const display = (path: string) => `${basename(resolve(folder))}/${path}`;
  const read = (path: string) => readFileSync(join(folder, path));

  function sourceOf(path: string): Source | undefined {
    const file = display(path);
    if (paths.includes(path)) return { file, text: read(path).toString() };
    problems.push(problemAt({ file, text: '' }, 0, MISSING));
    return undefined;
  }

  const files = new Map<string, DataFile>();
  const pages: LegalPage[] = [];
  for (const { path, schema } of contentFiles) {
    const source = sourceOf(path);
    const data = source && readJson(source, schema, problems);
    if (data) files.set(path, data);
  }
  for (const slug of legalSlugs) {
    const source = sourceOf(legalPath(slug));
    const page = source && readLegalPage(source, slug, problems);
    if (!page) continue;
    files.set(legalPath(slug), page);
    pages.push(page);
  }
  return {
    /** The paths of all files in the folder, in exact case. */
    paths,
    /** By path, without files that could not be parsed. The front matter of legal pages is included. */
    files,
    pages,
    /** Without text, where only content is checked. */
    specification: { file: 'docs/specification.md', text },
    /** Each check adds what it finds. */
    problems,
    /** The name of a file in messages. */
    display,
    read,
    /** Whether the site has a file of `static/` at an address such as `/relatorio.pdf`. */
    isPublished: (address: string) => published.includes(address.slice(1)),
  };
}

export type Content = ReturnType<typeof readContent>;

/** A data file with its value, which `checkValues` has found valid. */
export const dataOf = <Schema extends z.ZodObject>(
  { files }: Content,
  { path }: ContentFile<Schema>,
) => files.get(path) as DataFile & { value: z.output<Schema> };

/** Notes a problem of a value of a data file. */
export function addProblem(
  { problems }: Content,
  data: DataFile,
  path: Path,
  message: string,
  details: ProblemDetails = {},
): void {
  const field = path.findLast((key) => typeof key === 'string');
  const label =
    field && `${labelAt(data.schema, path, data.value)} (campo "${field}")`;
  problems.push(
    problemAt(data, data.offsetOf(path), message, { ...details, label }),
  );
}
