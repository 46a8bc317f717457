import { createScanner } from 'jsonc-parser';
import type { Finding, Range } from '../../../src/content/fields/finding';
import {
  INVISIBLE,
  invisibleName,
  quote,
} from '../../../src/content/fields/text';

// The scanner's numbers: its own names are const enums, which cannot be imported where each module is compiled alone.
const SyntaxKind = {
  OpenBraceToken: 1,
  CloseBraceToken: 2,
  OpenBracketToken: 3,
  CloseBracketToken: 4,
  CommaToken: 5,
  ColonToken: 6,
  NullKeyword: 7,
  TrueKeyword: 8,
  FalseKeyword: 9,
  StringLiteral: 10,
  NumericLiteral: 11,
  LineCommentTrivia: 12,
  BlockCommentTrivia: 13,
  LineBreakTrivia: 14,
  Trivia: 15,
  Unknown: 16,
  EOF: 17,
};
const ScanError = {
  UnexpectedEndOfString: 2,
  UnexpectedEndOfNumber: 3,
  InvalidUnicode: 4,
  InvalidEscapeCharacter: 5,
  InvalidCharacter: 6,
};

export interface Mistake extends Finding {
  readonly range: Range;
}

interface Token {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
  readonly error: number;
  readonly text: string;
}

/** A group `{` or a list `[` that is open where the reading stands. */
interface Container {
  readonly opening: Token;
  firstKey?: Token;
  lastKey?: Token;
  isEmpty: boolean;
}

type Expected =
  | 'value'
  | 'value or end'
  | 'key'
  | 'key or end'
  | 'colon'
  | 'comma'
  | 'end of file';

/** Content nests five deep. Parsers of deeper files run out of stack. */
const MAX_DEPTH = 50;

const TRIVIA: readonly number[] = [
  SyntaxKind.Trivia,
  SyntaxKind.LineBreakTrivia,
];
const COMMENTS: readonly number[] = [
  SyntaxKind.LineCommentTrivia,
  SyntaxKind.BlockCommentTrivia,
];
const VALUES: readonly number[] = [
  SyntaxKind.StringLiteral,
  SyntaxKind.NumericLiteral,
  SyntaxKind.TrueKeyword,
  SyntaxKind.FalseKeyword,
  SyntaxKind.NullKeyword,
];

const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

const TEXT_QUOTES =
  'textos e nomes de campos vão entre aspas retas ("); dentro de um texto, use “ e ”';

function tokensOf(text: string): Token[] {
  const scanner = createScanner(text);
  const tokens: Token[] = [];
  for (;;) {
    const kind = scanner.scan();
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    const error = scanner.getTokenError();
    if (!TRIVIA.includes(kind))
      tokens.push({ kind, start, end, error, text: text.slice(start, end) });
    if (kind === SyntaxKind.EOF) return tokens;
  }
}

/** Reads a JSON text token by token up to its first mistake. */
class SyntaxReader {
  private readonly tokens: readonly Token[];
  private readonly stack: Container[] = [];
  private readonly counts = { '{': 0, '}': 0, '[': 0, ']': 0 };
  private expected: Expected = 'value';
  private index = 0;
  /** A name that stands further left than the others of its group: a "}" may lack before it. */
  private dedented?: { key: Token; container: Container };

  /** @param rootKeys - the names of the file's fields */
  constructor(
    private readonly text: string,
    private readonly rootKeys: readonly string[],
  ) {
    this.tokens = tokensOf(text);
    for (const { kind, text: sign } of this.tokens)
      if (kind <= SyntaxKind.CloseBracketToken && sign in this.counts)
        this.counts[sign as keyof typeof this.counts] += 1;
  }

  mistake(): Mistake | undefined {
    for (const [i, token] of this.tokens.entries()) {
      this.index = i;
      const mistake = this.lexicalMistake(token) ?? this.read(token);
      if (mistake) return mistake;
    }
    return undefined;
  }

  private token(distance: number): Token | undefined {
    return this.tokens[this.index + distance];
  }

  private lineOf({ start }: Token): number {
    return this.text.slice(0, start).split('\n').length;
  }

  /** Its column, if it is the first of its line. */
  private indentOf({ start }: Token): number | undefined {
    const lineStart = this.text.lastIndexOf('\n', start - 1) + 1;
    const before = this.text.slice(lineStart, start);
    return before.trim() === '' ? before.length : undefined;
  }

  private mistakeAt(
    token: Token,
    expected: string,
    found = quote(token.text.replaceAll('"', '')),
  ) {
    const range: Range = [token.start, Math.max(token.end, token.start + 1)];
    return { range, found, expected };
  }

  /** At the last character before the token that is read: something lacks behind it. */
  private behindLast(expected: string): Mistake {
    const end = this.token(-1)?.end ?? 1;
    return { range: [end - 1, end], found: '', expected };
  }

  private surplus(opening: '{' | '['): number {
    const closing = CLOSES[opening] as '}' | ']';
    return this.counts[opening] - this.counts[closing];
  }

  private lexicalMistake(token: Token): Mistake | undefined {
    const { kind, error, start, text } = token;
    if (COMMENTS.includes(kind))
      return this.mistakeAt(
        token,
        'um arquivo JSON não aceita comentários; apague-o',
      );
    if (kind === SyntaxKind.Unknown) return this.unknownMistake(token);
    switch (error) {
      case ScanError.UnexpectedEndOfString:
        return this.openText(token);
      case ScanError.InvalidCharacter: {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        const at = start + Math.max(0, text.search(/[\u0000-\u001f]/));
        const name = invisibleName(this.text.charAt(at));
        const expected =
          'dentro de um texto isto não pode estar; troque-o por um espaço comum';
        return { range: [at, at + 1], found: name, expected };
      }
      case ScanError.InvalidEscapeCharacter:
        return this.mistakeAt(
          token,
          'a barra "\\" tem sentido especial; escreva "/" ou "\\\\"',
        );
      case ScanError.InvalidUnicode:
        return this.mistakeAt(
          token,
          'depois de "\\u" vêm quatro algarismos; digite a própria letra',
        );
      case ScanError.UnexpectedEndOfNumber:
        return this.mistakeAt(
          token,
          'o número está incompleto; um texto como este vai entre aspas',
        );
      default:
        return undefined;
    }
  }

  /** A text whose line ends before it is closed. */
  private openText(token: Token): Mistake {
    const [last] = token.text.slice(1).trim();
    const isBehindText =
      this.token(-1)?.kind === SyntaxKind.StringLiteral &&
      this.expected === 'comma';
    if (
      isBehindText ||
      (this.expected === 'comma' && (!last || /[,}\]]/.test(last)))
    )
      return this.mistakeAt(
        token,
        'há aspas a mais: apague-as (dentro de um texto, use “ e ”)',
        'aspas (")',
      );
    if (this.expected.startsWith('key'))
      return this.mistakeAt(
        token,
        'faltam as aspas que fecham este nome de campo',
      );
    const isCut =
      this.text.slice(token.end).trim() === '' && this.stack.length > 0;
    return this.mistakeAt(
      token,
      isCut
        ? 'o arquivo acaba no meio deste texto: foi salvo pela metade; desfaça a última mudança'
        : 'faltam as aspas que fecham este texto (ele precisa caber numa linha só)',
    );
  }

  private unknownMistake(token: Token): Mistake {
    const { start, text } = token;
    const invisible = text.search(new RegExp(INVISIBLE.source, 'u'));
    if (invisible !== -1) {
      const at = start + invisible;
      return {
        range: [at, at + 1],
        found: invisibleName(this.text.charAt(at)),
        expected:
          'fora dos textos só servem espaços comuns; apague este caractere',
      };
    }
    const before = this.token(-1);
    const isAdjacent = before?.end === start;
    const isBehindText = before?.kind === SyntaxKind.StringLiteral;
    const wanted = this.expected === 'colon' ? '":"' : '","';
    const isSeparator = this.expected === 'comma' || this.expected === 'colon';
    const [first = ''] = text;
    if (isSeparator && /^[;.=|·،、，–—-]+$/.test(text)) {
      const names: Record<string, string> = {
        ';': 'um ponto e vírgula',
        '.': 'um ponto',
        '=': 'um sinal de igual',
      };
      const isNeeded = ![
        SyntaxKind.CloseBraceToken,
        SyntaxKind.CloseBracketToken,
        SyntaxKind.EOF,
      ].includes(this.token(1)?.kind ?? SyntaxKind.EOF);
      const remedy = isNeeded
        ? `troque-o por ${this.expected === 'colon' ? 'dois-pontos' : 'uma vírgula'} (${wanted})`
        : 'apague-o';
      return this.mistakeAt(
        { ...token },
        `aqui ele não serve; ${remedy}`,
        names[first] ?? quote(text),
      );
    }
    if (this.expected === 'end of file')
      return this.mistakeAt(
        token,
        'o arquivo já acabou no último "}"; apague o que vem depois',
      );
    if (/^[“”„«»]/.test(first))
      return this.mistakeAt(token, `estas são aspas curvas; ${TEXT_QUOTES}`);
    if (first === "'" || first === '`' || first === '‘' || first === '’')
      return this.mistakeAt(
        token,
        `este sinal não serve de aspas; ${TEXT_QUOTES}`,
      );
    if (first === '#')
      return this.mistakeAt(
        token,
        'um arquivo JSON não aceita comentários; apague-o',
      );
    if (this.expected === 'colon' && isBehindText && before)
      return this.mistakeAt(
        before,
        before.text.includes(':')
          ? 'faltam as aspas que fecham este nome de campo, antes dos dois-pontos'
          : 'há aspas a mais neste nome de campo',
      );
    if (this.expected === 'comma' && isBehindText && before) {
      if (before.text === '""')
        return this.mistakeAt(
          before,
          'há aspas duas vezes; deixe uma só de cada lado do texto',
        );
      if (isAdjacent && /,\s*"$/.test(before.text))
        return this.mistakeAt(before, 'faltam as aspas que fecham este texto');
      return this.mistakeAt(
        token,
        `as aspas antes disto fecham o texto; ${TEXT_QUOTES}`,
      );
    }
    if (this.expected === 'comma' && isAdjacent)
      return this.mistakeAt(
        token,
        'um texto que começa com um número também vai entre aspas',
      );
    if (this.expected.startsWith('key'))
      return this.mistakeAt(
        token,
        text.endsWith('"')
          ? 'faltam as aspas que abrem este nome de campo'
          : 'o nome de um campo vai entre aspas retas (")',
      );
    const [, word, sign] = /^(true|false|null|\d+)([;.])$/.exec(text) ?? [];
    if (word && sign)
      return {
        range: [token.end - 1, token.end],
        found: sign === ';' ? 'um ponto e vírgula' : 'um ponto',
        expected: 'aqui ele não serve; troque-o por uma vírgula (",")',
      };
    if (/^(?:true|false|null|sim|n[aã]o|verdadeiro|falso)$/i.test(text))
      return this.mistakeAt(
        token,
        'escreva true ou false, em minúsculas e sem aspas; um texto vai entre aspas',
      );
    if (/^(?:undefined|nan|none|nil)$/i.test(text))
      return this.mistakeAt(
        token,
        'isto não é um valor; escreva um texto entre aspas ou apague o campo',
      );
    if (this.expected.startsWith('value')) {
      const line = this.text.slice(start).split('\n', 1)[0] ?? '';
      return this.mistakeAt(
        token,
        /^[^"]*",?\s*$/.test(line)
          ? 'faltam as aspas que abrem este texto'
          : 'um texto vai entre aspas retas (")',
      );
    }
    return this.mistakeAt(token, `isto não pode estar aqui; ${TEXT_QUOTES}`);
  }

  private read(token: Token): Mistake | undefined {
    const { kind } = token;
    if (kind === SyntaxKind.EOF) return this.readEnd(token);
    switch (this.expected) {
      case 'value':
      case 'value or end':
        return this.readValue(token);
      case 'key':
      case 'key or end':
        return this.readKey(token);
      case 'colon':
        if (kind !== SyntaxKind.ColonToken) return this.lackingColon(token);
        this.expected = 'value';
        return undefined;
      case 'comma':
        return this.readComma(token);
      case 'end of file':
        return this.behindEnd(token);
    }
  }

  private afterValue(): void {
    const container = this.stack.at(-1);
    if (container) container.isEmpty = false;
    this.expected = container ? 'comma' : 'end of file';
  }

  private open(token: Token): Mistake | undefined {
    this.stack.push({ opening: token, isEmpty: true });
    this.expected = token.text === '{' ? 'key or end' : 'value or end';
    if (this.stack.length <= MAX_DEPTH) return undefined;
    return this.mistakeAt(
      token,
      `há mais de ${MAX_DEPTH} listas e grupos um dentro do outro, e o site tem no máximo cinco; desfaça a última mudança`,
      '',
    );
  }

  private close(): void {
    this.stack.pop();
    this.afterValue();
  }

  private get container(): Container | undefined {
    return this.stack.at(-1);
  }

  private get isInList(): boolean {
    return this.container?.opening.text === '[';
  }

  private readValue(token: Token): Mistake | undefined {
    const { kind, text } = token;
    if (
      kind === SyntaxKind.OpenBraceToken ||
      kind === SyntaxKind.OpenBracketToken
    ) {
      // No list of the content holds lists.
      const isSpare = this.isInList && text === '[' && this.surplus('[') > 0;
      return isSpare
        ? this.mistakeAt(token, 'há um "[" a mais; apague um dos dois', '')
        : this.open(token);
    }
    if (VALUES.includes(kind)) {
      const isName = this.token(1)?.kind === SyntaxKind.ColonToken;
      if (!this.container && isName)
        return this.mistakeAt(token, 'falta o "{" que abre o arquivo');
      // A name where a list's next entry belongs.
      if (this.isInList && isName) return this.nameInList(token);
      this.afterValue();
      return undefined;
    }
    if (this.isInList) {
      if (text === ']' && this.expected === 'value or end') {
        this.close();
        return undefined;
      }
      if (text === ',') return this.spareComma(token);
      if (text === ']' || text === '}') return this.commaBeforeEnd(token);
      return this.mistakeAt(
        token,
        'aqui vem o próximo item da lista; apague este sinal',
      );
    }
    const key = this.container?.lastKey;
    if (!key)
      return this.mistakeAt(
        token,
        `o arquivo começa com ${quote(text)}, e deveria começar com "{"; falta o "{" do começo`,
        '',
      );
    if (text === ':' || text === ',')
      if (
        this.token(1)?.kind !== SyntaxKind.StringLiteral ||
        this.token(2)?.kind !== SyntaxKind.ColonToken
      )
        return this.mistakeAt(
          token,
          text === ':'
            ? 'há dois-pontos duas vezes; apague um'
            : `há uma vírgula antes do valor do campo ${quote(key.text.slice(1, -1))}; apague-a`,
          '',
        );
    return this.lackingValue(key);
  }

  private lackingValue(key: Token): Mistake {
    if (this.surplus('{') < 0)
      return this.mistakeAt(
        key,
        `depois de ${key.text}: falta o "{" que abre o grupo`,
        '',
      );
    const expected = `o campo ${key.text} está sem valor: escreva-o depois dos dois-pontos, ou apague o campo`;
    return this.mistakeAt(key, expected, '');
  }

  private spareComma(token: Token): Mistake {
    if (this.token(-1)?.kind === SyntaxKind.CommaToken)
      return this.mistakeAt(token, 'há duas vírgulas seguidas; apague uma', '');
    return this.mistakeAt(
      token,
      'há uma vírgula antes do primeiro item; apague-a',
      '',
    );
  }

  /** A bracket behind a comma. */
  private commaBeforeEnd(token: Token): Mistake {
    const comma = this.token(-1);
    const { text } = token;
    const own = CLOSES[this.container?.opening.text ?? ''];
    if (text !== own) return this.wrongClosing(token);
    const isSpare = this.surplus(text === '}' ? '{' : '[') < 0;
    if (isSpare && comma)
      return this.mistakeAt(token, `há um "${text}" a mais; apague-o`, '');
    const kind = this.isInList ? 'item da lista' : 'campo';
    const remedy = `depois do último ${kind} não vai vírgula; apague-a`;
    return comma
      ? this.mistakeAt(
          comma,
          remedy,
          'uma vírgula antes de '.concat(quote(text)),
        )
      : this.behindLast(remedy);
  }

  /** A name and a colon inside a list, between its entries. */
  private nameInList(token: Token): Mistake {
    const opening = this.container?.opening;
    const line = opening ? this.lineOf(opening) : 1;
    if (this.surplus('{') < 0)
      return this.mistakeAt(
        token,
        'falta o "{" que abre este item da lista',
        `o campo ${token.text}`,
      );
    if (this.surplus('[') > 0)
      return this.behindLast(
        `depois disto falta o "]" que fecha a lista da linha ${line}`,
      );
    return this.mistakeAt(
      token,
      `numa lista os campos ficam dentro de "{" e "}"; confira a lista da linha ${line}`,
      `o campo ${token.text}`,
    );
  }

  private readKey(token: Token): Mistake | undefined {
    const { kind, text } = token;
    const { container } = this;
    if (!container) return undefined;
    if (kind === SyntaxKind.StringLiteral) {
      const next = this.token(1);
      if (
        next?.kind === SyntaxKind.CommaToken ||
        next?.kind === SyntaxKind.CloseBraceToken ||
        next?.kind === SyntaxKind.CloseBracketToken
      ) {
        if (container.lastKey && this.surplus('[') < 0)
          return this.lackingBracket(container.lastKey);
        const before = this.token(-2);
        if (
          this.token(-1)?.kind === SyntaxKind.CommaToken &&
          before?.kind === SyntaxKind.CloseBracketToken &&
          !this.isName(text)
        )
          return this.mistakeAt(
            token,
            `este item ficou fora da lista; ponha-o antes do "]" da linha ${this.lineOf(before)}`,
          );
        const isComma =
          next.kind === SyntaxKind.CommaToken &&
          this.token(2)?.kind === SyntaxKind.StringLiteral &&
          this.token(3)?.kind !== SyntaxKind.ColonToken;
        return isComma
          ? this.mistakeAt(
              next,
              `depois do nome ${text} vêm dois-pontos (":"), e não uma vírgula`,
              '',
            )
          : this.mistakeAt(
              token,
              `o campo ${text} está sem valor: depois do nome vêm dois-pontos (":") e o valor`,
              '',
            );
      }
      this.watchIndent(token, container);
      container.firstKey ??= token;
      container.lastKey = token;
      this.expected = 'colon';
      return undefined;
    }
    if (text === '}') {
      if (this.expected === 'key') return this.commaBeforeEnd(token);
      this.close();
      return undefined;
    }
    if (text === ']') return this.commaBeforeEnd(token);
    if (text === ',')
      return this.token(-1)?.kind === SyntaxKind.CommaToken
        ? this.mistakeAt(token, 'há duas vírgulas seguidas; apague uma', '')
        : this.mistakeAt(
            token,
            'há uma vírgula antes do primeiro campo; apague-a',
            '',
          );
    if (text === '{' || text === '[')
      return this.strayOpening(token, container);
    if (text === ':')
      return this.mistakeAt(
        token,
        'falta o nome do campo antes dos dois-pontos',
        '',
      );
    const before = this.token(-2);
    if (
      kind === SyntaxKind.NumericLiteral &&
      before?.kind === SyntaxKind.NumericLiteral
    )
      return this.mistakeAt(
        {
          ...before,
          end: token.end,
          text: this.text.slice(before.start, token.end),
        },
        `um número com vírgula vai entre aspas: "${before.text},${text}"`,
      );
    return this.mistakeAt(token, 'aqui vem o nome de um campo, entre aspas');
  }

  private lackingBracket(key: Token): Mistake {
    const expected = `depois de ${key.text}: falta o "[" que abre a lista`;
    return this.mistakeAt(key, expected, '');
  }

  private isName(text: string): boolean {
    return this.rootKeys.includes(text.slice(1, -1));
  }

  private watchIndent(key: Token, container: Container): void {
    const { firstKey } = container;
    if (!firstKey || this.dedented) return;
    const own = this.indentOf(key);
    const others = this.indentOf(firstKey);
    if (own !== undefined && others !== undefined && own < others)
      this.dedented = { key, container };
  }

  /** A bracket that opens where the name of a field belongs. */
  private strayOpening(token: Token, container: Container): Mistake {
    const { opening, lastKey } = container;
    const line = this.lineOf(opening);
    const comma = this.token(-1);
    const before =
      comma?.kind === SyntaxKind.CommaToken ? this.token(-2) : comma;
    if (this.surplus('{') > 0 && !container.isEmpty && comma)
      return this.mistakeAt(
        comma,
        `antes desta vírgula falta o "}" que fecha o "{" da linha ${line}`,
        '',
      );
    if (this.surplus('{') > 0 && container.isEmpty)
      return this.mistakeAt(token, 'há um "{" a mais; apague um dos dois', '');
    if (this.surplus('[') < 0 && lastKey) return this.lackingBracket(lastKey);
    if (before?.kind === SyntaxKind.CloseBracketToken)
      return this.mistakeAt(
        token,
        `este item ficou fora da lista; ponha-o antes do "]" da linha ${this.lineOf(before)}`,
      );
    if (token.text === '[' || !lastKey)
      return this.mistakeAt(
        token,
        'falta o nome do campo e os dois-pontos antes disto',
      );
    return this.mistakeAt(
      token,
      `um item ficou dentro de outro; ponha-o depois do "}" que fecha o item da linha ${line}`,
    );
  }

  private lackingColon(token: Token): Mistake {
    const key = this.container?.lastKey;
    const name = key?.text ?? '';
    if (token.text === ',')
      return this.mistakeAt(
        token,
        `depois do nome ${name} vêm dois-pontos (":"), e não uma vírgula`,
        'uma vírgula',
      );
    const isValue =
      VALUES.includes(token.kind) || token.text === '{' || token.text === '[';
    const [next] = [this.token(1)];
    if (isValue && key && next?.kind === SyntaxKind.ColonToken)
      return this.lackingValue(key);
    return this.behindLast(
      `depois do nome ${name} faltam os dois-pontos (":")`,
    );
  }

  private readComma(token: Token): Mistake | undefined {
    const { text, kind } = token;
    const { container } = this;
    if (!container) return undefined;
    const own = CLOSES[container.opening.text];
    if (kind === SyntaxKind.CommaToken) {
      this.expected = this.isInList ? 'value' : 'key';
      return undefined;
    }
    if (text === own) {
      this.close();
      return undefined;
    }
    if (text === '}' || text === ']') return this.wrongClosing(token);
    if (kind === SyntaxKind.ColonToken)
      return this.strayColon(token, container);
    return this.lackingComma(token, container);
  }

  private strayColon(token: Token, container: Container): Mistake {
    const before = this.token(-1);
    const key = container.lastKey;
    if (this.isInList || !key || !before)
      return this.mistakeAt(
        token,
        'numa lista não há nomes de campos; apague os dois-pontos, ou feche a lista antes com "]"',
        'dois-pontos',
      );
    if (this.lineOf(before) !== this.lineOf(key)) return this.lackingValue(key);
    return this.mistakeAt(
      token,
      'aqui vai uma vírgula ou o fim, e não dois-pontos',
      'dois-pontos',
    );
  }

  private lackingComma(token: Token, container: Container): Mistake {
    const { opening, firstKey } = container;
    const line = this.lineOf(opening);
    const before = this.token(-1);
    const isName = this.token(1)?.kind === SyntaxKind.ColonToken;
    const indent = this.indentOf(token);
    const others = firstKey && this.indentOf(firstKey);
    if (!this.isInList && this.surplus('{') > 0) {
      const isDedented =
        indent !== undefined && others !== undefined && indent < others;
      if (token.text === '{' || isDedented)
        return this.behindLast(
          `depois disto falta "},": o "{" da linha ${line} não está fechado`,
        );
    }
    if (this.isInList && isName && this.surplus('[') > 0)
      return this.behindLast(
        `depois disto falta "],": a lista da linha ${line} não está fechada`,
      );
    if (this.isInList && isName) return this.nameInList(token);
    if (!this.isInList && token.text === '{')
      return before?.kind === SyntaxKind.CloseBracketToken
        ? this.mistakeAt(
            token,
            `este item ficou fora da lista; ponha-o antes do "]" da linha ${this.lineOf(before)}`,
          )
        : this.mistakeAt(
            token,
            `um item ficou dentro de outro; ponha-o depois do "}" que fecha o item da linha ${line}`,
          );
    const isAdjacentText =
      token.kind === SyntaxKind.StringLiteral && before?.end === token.start;
    if (isAdjacentText && before)
      return this.mistakeAt(
        before,
        `há aspas a mais neste texto; ${TEXT_QUOTES}`,
      );
    if (
      before?.kind === SyntaxKind.NumericLiteral &&
      before.end === token.start
    )
      return this.mistakeAt(
        before,
        'um número que começa com zero, ou com sinais dentro, vai entre aspas',
      );
    if (!this.isInList && !isName && VALUES.includes(token.kind))
      return this.mistakeAt(
        token,
        'antes disto o valor já acabou: apague este, ou junte os dois num texto só',
      );
    return this.behindLast('depois disto falta uma vírgula');
  }

  /** A bracket that does not close what is open. */
  private wrongClosing(token: Token): Mistake {
    const { container } = this;
    const { text } = token;
    const opening = container?.opening;
    const own = CLOSES[opening?.text ?? ''] ?? '';
    const line = opening ? this.lineOf(opening) : 1;
    if (
      this.surplus(text === '}' ? '{' : '[') < 0 &&
      this.surplus(text === '}' ? '[' : '{') === 0
    )
      return this.mistakeAt(token, `há um "${text}" a mais; apague-o`, '');
    if (
      this.surplus(opening?.text as '{' | '[') > 0 &&
      this.surplus(text === '}' ? '{' : '[') === 0
    )
      return this.behindLast(
        `depois disto falta o "${own}" que fecha o "${opening?.text}" da linha ${line}`,
      );
    return this.mistakeAt(
      token,
      `aqui deveria vir "${own}", que fecha o "${opening?.text}" da linha ${line}`,
    );
  }

  /** What stands behind the last bracket. */
  private behindEnd(token: Token): Mistake {
    const { text, kind } = token;
    const closing = this.token(-1);
    const isSpare = this.surplus('{') < 0;
    const isBehind = this.token(1)?.kind === SyntaxKind.EOF;
    if (isBehind && (text === '}' || text === ']'))
      return this.mistakeAt(
        token,
        `há um "${text}" a mais no fim do arquivo; apague-o`,
        '',
      );
    if (isBehind && text === ',')
      return this.mistakeAt(
        token,
        'depois do último "}" não vai vírgula; apague-a',
        'uma vírgula no fim do arquivo',
      );
    const rest = kind === SyntaxKind.CommaToken ? 1 : 0;
    const pasted = this.token(rest);
    const key = this.token(rest + 1);
    if (pasted?.text === '{') {
      const isFile = key?.text === '"$schema"' || this.isName(key?.text ?? '');
      return this.mistakeAt(
        pasted,
        isFile
          ? 'o arquivo está aqui duas vezes, uma depois da outra; apague uma das duas'
          : 'este item foi colado depois do fim do arquivo; ponha-o dentro da lista, antes do "]"',
      );
    }
    if (isSpare && closing)
      return this.mistakeAt(
        closing,
        'há um "}" a mais: aqui o arquivo acaba, e ainda vem texto depois; apague-o',
        '',
      );
    if (text === '}' || text === ']')
      return this.mistakeAt(
        token,
        `há um "${text}" a mais no fim do arquivo; apague-o`,
        '',
      );
    if (VALUES.includes(kind) || kind === SyntaxKind.CommaToken)
      return this.mistakeAt(
        pasted ?? token,
        'isto foi escrito depois do fim do arquivo; ponha-o antes do último "}"',
      );
    return this.mistakeAt(
      token,
      'o arquivo deveria acabar antes; apague o que sobra',
    );
  }

  private readEnd(token: Token): Mistake | undefined {
    if (this.expected === 'end of file') return undefined;
    const missing = this.stack
      .map(({ opening }) => CLOSES[opening.text])
      .reverse()
      .join('');
    if (this.expected !== 'comma')
      return this.behindLast(
        'o arquivo acaba aqui, no meio: foi salvo pela metade; desfaça a última mudança',
      );
    const [innermost] = this.stack.slice(-1);
    if (this.dedented && this.stack.length === 1) {
      const { key, container } = this.dedented;
      const place = this.tokens[this.tokens.indexOf(key) - 1] ?? key;
      return {
        range: [place.end - 1, place.end],
        found: '',
        expected: `antes do campo ${key.text} falta o "}" que fecha o "{" da linha ${this.lineOf(container.opening)}`,
      };
    }
    const line = this.lineOf(innermost?.opening ?? token);
    return this.behindLast(
      this.stack.length === 1
        ? `no fim do arquivo falta o "${missing}" que fecha o "${innermost?.opening.text}" da linha ${line}`
        : `o arquivo acaba cedo demais: depois disto ainda falta "${missing}"; desfaça a última mudança`,
    );
  }
}

/** The first mistake in the syntax of a JSON text, by its cause. @param rootKeys - the names of the file's fields */
export const syntaxMistake = (
  text: string,
  rootKeys: readonly string[],
): Mistake | undefined => new SyntaxReader(text, rootKeys).mistake();
