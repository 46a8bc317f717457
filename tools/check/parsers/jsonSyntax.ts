import {
  createScanner,
  type ParseError,
  printParseErrorCode,
} from 'jsonc-parser';

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An object (`{`) or an array (`[`). */
interface Container {
  readonly opening: Token;
  /** The keys of an object so far. */
  readonly keys: Token[];
}

export const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

export const isString = ({ text }: Token): boolean => text.startsWith('"');
export const isOpening = ({ text }: Token): boolean =>
  text === '{' || text === '[';
export const isClosing = ({ text }: Token): boolean =>
  text === '}' || text === ']';

/** Splits a JSON text into tokens, without spaces and line breaks. */
export function tokenize(text: string): Token[] {
  const scanner = createScanner(text);
  const tokens: Token[] = [];
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const end = scanner.getPosition();
    if (!' \t\n'.includes(text.charAt(start)))
      tokens.push({ start, end, text: text.slice(start, end) });
  }
  return tokens;
}

/** Finds the first token that is nested deeper than a limit. */
export function findTokenDeeperThan(
  limit: number,
  tokens: readonly Token[],
): Token | undefined {
  let depth = 0;
  return tokens.find((token) => {
    depth += Number(isOpening(token)) - Number(isClosing(token));
    return depth > limit;
  });
}

/** The container of tokens that are outside all brackets. */
const FILE: Container = { opening: { start: 0, end: 0, text: '' }, keys: [] };

/** The first syntax error of a JSON file, with the tokens around it. */
export class ErrorContext {
  readonly error: string;
  /** The open objects and arrays, the innermost last. */
  readonly containers: Container[] = [];
  /** The first key with a smaller indent than the first key of its object: a `}` may be missing before it. */
  private outdented?: [Container, key: Token];
  private index = 0;

  /**
   * @param error - the first error of jsonc-parser: the tokens before it are valid
   * @param rootKeys - the fields that the file may have at its top level
   */
  constructor(
    private readonly text: string,
    readonly tokens: readonly Token[],
    { error, offset }: ParseError,
    private readonly rootKeys: readonly string[],
  ) {
    this.error = printParseErrorCode(error);
    for (const token of tokens.filter(({ start }) => start < offset)) {
      this.consume(token);
      this.index += 1;
    }
  }

  private consume(token: Token): void {
    const { container } = this;
    if (isOpening(token)) this.containers.push({ opening: token, keys: [] });
    else if (isClosing(token)) this.containers.pop();
    else if (this.expected === 'key') {
      const [first = token] = container.keys;
      if (this.indentOf(token) < this.indentOf(first))
        this.outdented ??= [container, token];
      container.keys.push(token);
    }
  }

  /** The token at a distance from the error. Outside the file it has an empty text. */
  tokenAt(distance: number): Token {
    const end = this.text.length;
    return this.tokens[this.index + distance] ?? { start: end, end, text: '' };
  }

  get previous(): Token {
    return this.tokenAt(-1);
  }

  get token(): Token {
    return this.tokenAt(0);
  }

  get next(): Token {
    return this.tokenAt(1);
  }

  get container(): Container {
    return this.containers.at(-1) ?? FILE;
  }

  get isInList(): boolean {
    return this.container.opening.text === '[';
  }

  /** The last key before the error in the current object. */
  get key(): Token | undefined {
    return this.container.keys.at(-1);
  }

  get expected(): 'key' | 'colon' | 'value' | 'comma' | 'end of file' {
    const { container, previous } = this;
    if (this.index === 0) return 'value';
    if (container === FILE) return 'end of file';
    if (previous.text === ':') return 'value';
    if (previous.text === ',' || previous === container.opening)
      return this.isInList ? 'value' : 'key';
    return previous === this.key ? 'colon' : 'comma';
  }

  /** A key directly inside an array, where only values are allowed. */
  get nameInList(): Token | undefined {
    if (!this.isInList) return undefined;
    if (this.token.text === ':') return this.previous;
    return this.next.text === ':' ? this.token : undefined;
  }

  /** A container whose closing bracket is missing, and the token before which it is missing. */
  get unclosed(): [Container, before: Token] | undefined {
    const { container, token, outdented, nameInList } = this;
    if (this.balanceOf(container.opening.text) <= 0) return undefined;
    if (nameInList) return [container, nameInList];
    if (token.text === '') return outdented ?? [container, token];
    const [firstKey = token] = container.keys;
    const isOutside = isClosing(token)
      ? this.balanceOf(token.text) === 0
      : this.indentOf(token) < this.indentOf(firstKey) ||
        (token.text === '{' && this.key && this.expected !== 'colon');
    return isOutside ? [container, token] : undefined;
  }

  /** Finds the nearest token before another one, without commas. */
  findValueBefore({ start }: Token): Token {
    return (
      this.tokens.findLast(({ end, text }) => end <= start && text !== ',') ??
      this.token
    );
  }

  isRootKey(token?: Token): boolean {
    return this.rootKeys.includes(token?.text.slice(1, -1) ?? '');
  }

  /** Opening minus closing brackets of a kind in the whole file: positive when closing brackets are missing. */
  balanceOf(bracket: string): number {
    const count = (sign: string) =>
      this.tokens.filter(({ text }) => text === sign).length;
    return '{}'.includes(bracket)
      ? count('{') - count('}')
      : count('[') - count(']');
  }

  isOnLineOf(other: Token): boolean {
    return this.lineOf(other) === this.lineOf(this.token);
  }

  lineOf({ start }: Token): number {
    return this.text.slice(0, start).split('\n').length;
  }

  /** The indent of the first token of a line; NaN for other tokens. */
  indentOf({ start }: Token): number {
    const lineStart = this.text.lastIndexOf('\n', start - 1) + 1;
    const before = this.text.slice(lineStart, start);
    return before.trim() === '' ? before.length : Number.NaN;
  }
}
