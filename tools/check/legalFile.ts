import { frontMatter, type LegalSlug } from '../../src/content';
import { headingsOf, parseMarkdown } from '../../src/content/parseMarkdown';
import { readLegalPage } from '../../src/content/readLegalPage';
import type { LegalPage, ReportProblem, Source } from './content';

const DELIMITERS =
  'o arquivo começa com o cabeçalho, um campo por linha, entre duas linhas que só têm "---"';

const FIELD_FORMAT =
  'cada linha do cabeçalho tem um campo, que só vem uma vez, dois-pontos, um espaço e o valor; um texto com ": " ou "#", ou que começa com um sinal, vai entre aspas retas (")';

/** Parses the file of a legal page. @returns undefined if it cannot be parsed; it then reports why */
export function parseLegalFile(
  source: Source,
  slug: LegalSlug,
  report: ReportProblem,
): LegalPage | undefined {
  const file = readLegalPage(source.text);
  if (!file) report({ ...source, range: [0, 1] }, DELIMITERS);
  else if (file.invalid)
    report({ ...source, range: file.invalid }, FIELD_FORMAT);
  if (!file || file.invalid) return undefined;
  const tree = parseMarkdown(file.markdown);
  return {
    ...source,
    root: frontMatter,
    value: file.values,
    rangeOf: ([name]) => file.rangeOf(String(name)),
    slug,
    markdown: file.markdown,
    tree,
    headings: headingsOf(tree),
  };
}
