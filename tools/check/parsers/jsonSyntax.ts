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

/** A group `{` or a list `[`. */
interface Container {
  readonly opening: Token;
  /** The names of a group's fields so far. */
  readonly keys: Token[];
}

export const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

export const isString = ({ text }: Token): boolean => text.startsWith('"');
export const isOpening = ({ text }: Token): boolean =>
  text === '{' || text === '[';
export const isClosing = ({ text }: Token): boolean =>
  text === '}' || text === ']';

/** The tokens of a JSON text, without spaces and line breaks. */
export function tokensOf(text: string): Token[] {
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

/** The first token inside more groups and lists than a limit. */
export function tokenDeeperThan(
  limit: number,
  tokens: readonly Token[],
): Token | undefined {
  let depth = 0;
  return tokens.find((token) => {
    depth += Number(isOpening(token)) - Number(isClosing(token));
    return depth > limit;
  });
}

/** Outside all brackets. */
const FILE: Container = { opening: { start: 0, end: 0, text: '' }, keys: [] };

/** The place of a JSON file's first error, and what is around it. */
export class SyntaxStop {
  readonly error: string;
  /** The groups and lists that are open, the innermost last. */
  readonly containers: Container[] = [];
  /** The first key further left than the others of its group: a "}" may be missing before it. */
  private outdented?: [Container, key: Token];
  private index = 0;

  /**
   * @param error - the first that jsonc-parser finds: there is none in the tokens before it
   * @param rootKeys - the names of the file's fields
   */
  constructor(
    private readonly text: string,
    readonly tokens: readonly Token[],
    { error, offset }: ParseError,
    private readonly rootKeys: readonly string[],
  ) {
    this.error = printParseErrorCode(error);
    for (const token of tokens.filter(({ start }) => start < offset)) {
      this.pass(token);
      this.index += 1;
    }
  }

  private pass(token: Token): void {
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

  /** A token by its distance from the error. Beyond the ends of the file it has no text. */
  tokenAt(distance: number): Token {
    const end = this.text.length;
    return this.tokens[this.index + distance] ?? { start: end, end, text: '' };
  }

  get last(): Token {
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

  /** The name of the field that is read. */
  get key(): Token | undefined {
    return this.container.keys.at(-1);
  }

  get expected(): 'key' | 'colon' | 'value' | 'comma' | 'end of file' {
    const { container, last } = this;
    if (this.index === 0) return 'value';
    if (container === FILE) return 'end of file';
    if (last.text === ':') return 'value';
    if (last.text === ',' || last === container.opening)
      return this.isInList ? 'value' : 'key';
    return last === this.key ? 'colon' : 'comma';
  }

  /** The name of a field between the entries of a list. */
  get nameInList(): Token | undefined {
    if (!this.isInList) return undefined;
    if (this.token.text === ':') return this.last;
    return this.next.text === ':' ? this.token : undefined;
  }

  /** What should be closed by now, and the token before which it should. */
  get unclosed(): [Container, before: Token] | undefined {
    const { container, token, outdented, nameInList } = this;
    if (this.surplus(container.opening.text) <= 0) return undefined;
    if (nameInList) return [container, nameInList];
    if (token.text === '') return outdented ?? [container, token];
    const [firstKey = token] = container.keys;
    const isOutside = isClosing(token)
      ? this.surplus(token.text) === 0
      : this.indentOf(token) < this.indentOf(firstKey) ||
        (token.text === '{' && this.key && this.expected !== 'colon');
    return isOutside ? [container, token] : undefined;
  }

  /** The nearest token before another one that is no comma. */
  valueBefore({ start }: Token): Token {
    return (
      this.tokens.findLast(({ end, text }) => end <= start && text !== ',') ??
      this.token
    );
  }

  isRootKey(token?: Token): boolean {
    return this.rootKeys.includes(token?.text.slice(1, -1) ?? '');
  }

  /** How many more of a bracket open than close in the whole file. */
  surplus(bracket: string): number {
    const count = (sign: string) =>
      this.tokens.filter(({ text }) => text === sign).length;
    return '{}'.includes(bracket)
      ? count('{') - count('}')
      : count('[') - count(']');
  }

  /** Whether the error is on the line of another token. */
  isOnLineOf(other: Token): boolean {
    return this.lineOf(other) === this.lineOf(this.token);
  }

  lineOf({ start }: Token): number {
    return this.text.slice(0, start).split('\n').length;
  }

  /** The column of the first token of a line; NaN for other tokens. */
  indentOf({ start }: Token): number {
    const lineStart = this.text.lastIndexOf('\n', start - 1) + 1;
    const before = this.text.slice(lineStart, start);
    return before.trim() === '' ? before.length : Number.NaN;
  }
}
