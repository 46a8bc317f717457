import type { Root } from 'mdast';
import type { YAMLError } from 'yaml';
import { z } from 'zod';
import { frontMatterOf, parseMarkdown } from '../../src/content/legal/markdown';
import { frontMatter, type LegalSlug } from '../../src/content/legal/schema';
import { type Problem, problemAt, type Source } from './problem';
import { type DataFile, offsetsIn } from './readJson';

export interface LegalPage extends DataFile {
  value: z.output<typeof frontMatter>;
  slug: LegalSlug;
  /** The Markdown of the whole file. */
  tree: Root;
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
  if (!document) {
    problems.push(problemAt(source, 0, DELIMITERS));
    return undefined;
  }
  try {
    const [error] = document.errors;
    if (error) throw error;
    // Throws if a title begins with an asterisk, which YAML takes for an alias.
    const value = document.toJS();
    const offsetOf = offsetsIn(document);
    const sameName = z.literal(
      slug,
      `o endereço precisa ser igual ao nome do arquivo, "${slug}"`,
    );
    const schema = frontMatter.extend({ slug: sameName });
    return { ...source, schema, value, slug, tree, offsetOf };
  } catch (error) {
    const [offset] = (error as YAMLError).pos ?? [0];
    problems.push(problemAt(source, offset, FIELD_FORMAT));
    return undefined;
  }
}
