import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Field, quote } from '../../src/content';
import type { DataFile, ReportProblem, Source } from './content';

const OTHER =
  'isto não serve aqui: um texto e o nome de um campo vão entre aspas retas (")';
const UNCLOSED =
  'falta, antes do fim do arquivo, o sinal que fecha uma lista ("]") ou um grupo ("}")';
const ESCAPE =
  'a barra "\\" tem sentido especial; escreva "/", ou as aspas “ e ”';

/** What is expected, by the code of jsonc-parser's error. */
const MESSAGES: Readonly<Record<string, string>> = {
  PropertyNameExpected:
    'aqui vai o nome de um campo, entre aspas retas ("); depois do último campo não vai vírgula',
  ValueExpected: 'aqui vai um valor; depois do último item não vai vírgula',
  ColonExpected: 'depois do nome de um campo vão dois-pontos e o valor',
  CommaExpected:
    'depois disto falta uma vírgula, ou o sinal que fecha a lista ("]") ou o grupo ("}")',
  CloseBraceExpected: UNCLOSED,
  CloseBracketExpected: UNCLOSED,
  EndOfFileExpected: 'o arquivo já acabou antes disto; apague o que sobra',
  InvalidCommentToken: 'um arquivo JSON não aceita comentários; apague isto',
  UnexpectedEndOfString: 'faltam as aspas retas (") que fecham este texto',
  InvalidUnicode: ESCAPE,
  InvalidEscapeCharacter: ESCAPE,
  InvalidCharacter:
    'há neste texto uma tabulação, ou outro caractere que não se vê; apague-o',
};

function reportError(
  source: Source,
  { error, offset, length }: ParseError,
  report: ReportProblem,
): void {
  const { text } = source;
  const code = printParseErrorCode(error);
  const message =
    text.trim() === '' ? 'este arquivo está vazio' : (MESSAGES[code] ?? OTHER);
  // What is missing, or a comma too many, is before the error.
  if (code === 'CommaExpected' || '}]'.includes(text.charAt(offset))) {
    const end = text.slice(0, offset).trimEnd().length;
    report({ ...source, range: [end - 1, end] }, message);
  } else {
    const range = [offset, offset + length] as const;
    const found = quote(text.slice(...range).replaceAll('"', ''));
    report({ ...source, range }, message, { found });
  }
}

const rangeOfNode = ({ offset, length }: Node) =>
  [offset, offset + length] as const;

/** Reports each key that the same object already has. */
function reportDuplicates(
  source: Source,
  node: Node,
  report: ReportProblem,
): void {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [key] = child.children ?? [];
    if (child.type === 'property' && key) {
      const location = { ...source, range: rangeOfNode(key) };
      if (names.has(key.value))
        report(location, 'este campo está aqui duas vezes; apague um dos dois');
      names.add(key.value);
    }
    reportDuplicates(source, child, report);
  }
}

/** Parses a JSON file. @returns undefined after a syntax error, of which it reports the first */
export function parseJson(
  source: Source,
  root: Field,
  report: ReportProblem,
): DataFile | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) reportError(source, first, report);
  if (first || !tree) return undefined;
  reportDuplicates(source, tree, report);
  const rangeOf: DataFile['rangeOf'] = (path, isKey) => {
    const subpath = [...path];
    let node = findNodeAtLocation(tree, subpath);
    while (!node) {
      subpath.pop();
      node = findNodeAtLocation(tree, subpath);
    }
    const key = node.parent?.children?.[0];
    return rangeOfNode(isKey && key ? key : node);
  };
  return { ...source, root, value: getNodeValue(tree), rangeOf };
}
