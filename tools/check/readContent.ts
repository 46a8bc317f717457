import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { contentFiles, legalPath, legalSlugs } from '../../src/content';
import type {
  Content,
  DataFile,
  LegalPage,
  ReportProblem,
  Source,
} from './content';
import { parseJson } from './json';
import { parseLegalFile } from './legalFile';

/** Signs of a fault that concerns the whole file. */
const SPOILED = [
  {
    sign: /[\ufffd\ufeff\r]/,
    message:
      'este arquivo não está em UTF-8, ou tem fim de linha do Windows; no VS Code, na barra de baixo, escolha "UTF-8" e "LF", e confira os acentos',
  },
  {
    sign: /^(?:<{7}|>{7})/m,
    message:
      'o Git deixou aqui duas versões do mesmo trecho; fique com uma só e apague as linhas que começam com "<<<<<<<", "=======" e ">>>>>>>"',
  },
];

const UNREADABLE =
  'não consigo ler este arquivo; desfaça a última mudança nele';

/** Lists files and symbolic links. @throws Error in Portuguese when the folder cannot be read */
function listFolder(folder: string) {
  try {
    const entries = readdirSync(folder, {
      recursive: true,
      withFileTypes: true,
    });
    const pathsOf = (wanted: readonly Dirent[]) =>
      wanted
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
        .map((path) => path.replaceAll('\\', '/'))
        .sort();
    return {
      paths: pathsOf(entries.filter((entry) => entry.isFile())),
      symlinks: pathsOf(entries.filter((entry) => entry.isSymbolicLink())),
    };
  } catch (cause) {
    const message = `Não encontrei a pasta de conteúdo ${folder}, ou não consigo lê-la.`;
    throw new Error(message, { cause });
  }
}

/** Reads a content folder, and reports files that cannot be parsed. */
export function readContent(folder: string, report: ReportProblem): Content {
  const { paths, symlinks } = listFolder(folder);
  const display = (path: string) => `${basename(resolve(folder))}/${path}`;
  const pathOf = (path: string) => join(folder, path);
  const read = (path: string) => readFileSync(pathOf(path));
  const files = new Map<string, DataFile>();
  const pages: LegalPage[] = [];

  /** Returns undefined for a file that is missing or cannot be parsed. */
  function parse<Data>(path: string, parser: (source: Source) => Data) {
    if (!paths.includes(path)) return undefined;
    const source = { file: display(path), text: read(path).toString('utf8') };
    for (const { sign, message } of SPOILED) {
      const match = sign.exec(source.text);
      if (!match) continue;
      const end = match.index + match[0].length;
      report({ ...source, range: [match.index, end] }, message);
      return undefined;
    }
    try {
      return parser(source);
    } catch {
      // Such as thousands of opening brackets.
      report({ file: source.file }, UNREADABLE);
      return undefined;
    }
  }

  for (const { path, root } of contentFiles) {
    const data = parse(path, (source) => parseJson(source, root, report));
    if (data) files.set(path, data);
  }
  for (const slug of legalSlugs) {
    const path = legalPath(slug);
    const page = parse(path, (source) => parseLegalFile(source, slug, report));
    if (!page) continue;
    files.set(path, page);
    pages.push(page);
  }
  return { paths, symlinks, files, pages, display, pathOf, read };
}
