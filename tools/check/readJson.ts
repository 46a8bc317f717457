import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { z } from 'zod';
import type { Path } from '../../src/content/walk';
import { type Problem, problemAt, type Range, type Source } from './problem';

/** A JSON file, or the front matter of a legal page. */
export interface DataFile extends Source {
  readonly schema: z.ZodType;
  readonly value: unknown;
  /** The range of a value; that of a missing one is its parent's. */
  rangeOf(path: Path): Range;
}

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

function problemOf(source: Source, error: ParseError): Problem {
  const { text } = source;
  const { offset, length } = error;
  const code = printParseErrorCode(error.error);
  const message =
    text.trim() === '' ? 'este arquivo está vazio' : (MESSAGES[code] ?? OTHER);
  // What is missing, or a comma too many, is before the error.
  if (code === 'CommaExpected' || '}]'.includes(text.charAt(offset))) {
    const end = text.slice(0, offset).trimEnd().length;
    return problemAt(source, [end - 1, end], message);
  }
  return problemAt(source, [offset, offset + length], message);
}

const rangeOfNode = ({ offset, length }: Node): Range => [
  offset,
  offset + length,
];

/** The keys that their object already has. */
function* duplicateKeys(node: Node): Generator<Node> {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [key] = child.children ?? [];
    if (child.type === 'property' && key) {
      if (names.has(key.value)) yield key;
      names.add(key.value);
    }
    yield* duplicateKeys(child);
  }
}

/** Parses a JSON file. @returns undefined after a syntax error, of which it notes the first */
export function readJson(
  source: Source,
  schema: z.ZodType,
  problems: Problem[],
): DataFile | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) problems.push(problemOf(source, first));
  if (first || !tree) return undefined;
  for (const key of duplicateKeys(tree))
    problems.push(
      problemAt(
        source,
        rangeOfNode(key),
        'este campo está aqui duas vezes; apague um dos dois',
      ),
    );
  const rangeOf: DataFile['rangeOf'] = (path) => {
    const node = findNodeAtLocation(tree, [...path]);
    return node ? rangeOfNode(node) : rangeOf(path.slice(0, -1));
  };
  return { ...source, schema, value: getNodeValue(tree), rangeOf };
}
