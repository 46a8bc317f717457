import type { Root } from 'mdast';
import { frontMatterOf, parseMarkdown } from '../../src/content/legal/markdown';
import { frontMatter, type LegalSlug } from '../../src/content/legal/schema';
import { type Problem, problemAt, type Source } from './problem';
import { type DataFile, offsetsIn } from './readJson';

export interface LegalPage extends DataFile {
  readonly slug: LegalSlug;
  /** The Markdown of the whole file. */
  readonly tree: Root;
}

const DELIMITERS =
  'o arquivo começa com o cabeçalho, um campo por linha, entre duas linhas que só têm "---"';

const FIELD_FORMAT =
  'cada linha do cabeçalho tem um campo, que só vem uma vez, dois-pontos, um espaço e o valor; um texto com ": " ou "#", ou que começa com um sinal, vai entre aspas retas (")';

/** Parses a legal page. @returns undefined if its front matter cannot be read; it then notes why */
export function readLegalPage(
  source: Source,
  slug: LegalSlug,
  problems: Problem[],
): LegalPage | undefined {
  const tree = parseMarkdown(source.text);
  const document = frontMatterOf(tree, source.text);
  const [error] = document?.errors ?? [];
  if (!document) problems.push(problemAt(source, 0, DELIMITERS));
  else if (error) problems.push(problemAt(source, error.pos[0], FIELD_FORMAT));
  if (!document || error) return undefined;
  return {
    ...source,
    schema: frontMatter,
    value: document.toJS(),
    slug,
    tree,
    offsetOf: offsetsIn(document),
  };
}
