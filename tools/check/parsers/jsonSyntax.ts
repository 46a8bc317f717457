import {
  createScanner,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly line: number;
  /** The indent of its line. */
  readonly indent: number;
  /** The bracket that opens the object or array around it, or that it closes. */
  readonly opening: Token | undefined;
}

export const isOpening = ({ text }: Token): boolean =>
  text === '{' || text === '[';
export const isClosing = ({ text }: Token): boolean =>
  text === '}' || text === ']';

/** Splits a JSON text into tokens, without spaces and line breaks. */
export function tokenize(text: string): Token[] {
  const scanner = createScanner(text);
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  const openings: Token[] = [];
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const end = scanner.getPosition();
    const last = tokens.at(-1);
    if (text.charAt(start) === '\n') {
      line += 1;
      lineStart = end;
    } else if (!' \t'.includes(text.charAt(start))) {
      const indent = last?.line === line ? last.indent : start - lineStart;
      const opening = openings.at(-1);
      const place = { line, indent, opening };
      const token = { start, end, text: text.slice(start, end), ...place };
      if (isOpening(token)) openings.push(token);
      if (isClosing(token)) openings.pop();
      tokens.push(token);
    }
  }
  return tokens;
}

/** Finds the first syntax error. The tokens before its index are valid. Without an error, the index is behind the end. */
export function firstError(tokens: readonly string[]) {
  const text = tokens.map((token) => `${token}\n`).join('');
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { code: '', index: tokens.length + 1 };
  const index = text.slice(0, first.offset).split('\n').length - 1;
  return { code: printParseErrorCode(first.error), index };
}

/** The brackets and braces that are open behind a valid token, the innermost first. */
export function openBehind(token: Token | undefined): Token[] {
  const openings: Token[] = [];
  const closed = token && isClosing(token) ? token.opening : undefined;
  let opening = token && isOpening(token) ? token : token?.opening;
  if (closed) opening = closed.opening;
  for (; opening; opening = opening.opening) openings.push(opening);
  return openings;
}
