import type { Finding, Range } from '../../../src/content/fields/finding';
import {
  INVISIBLE,
  invisibleName,
  quote,
} from '../../../src/content/fields/text';
import {
  firstError,
  isClosing,
  isOpening,
  openBehind,
  type Token,
} from './jsonSyntax';

type Mark = Pick<Token, 'start' | 'end'>;

/** A cause of a syntax error: what to mark, and the message. */
type Cause = readonly [mark: Mark, message: string];

/** A change of the list of tokens, and what it says about the error if it repairs the file. Without a mark, it is about the token with the error. */
type Repair = readonly [
  at: number,
  removed: number,
  inserted: string,
  message: string,
  mark?: Mark,
];

const CURLY_OR_SINGLE_QUOTES = "“”„«»‘’'`´";
const BOOLEANS = 'true false null sim não nao verdadeiro falso'.split(' ');
const COMMENTS = ['//', '/*', '#', '<!--'];

const isString = ({ text }: Token) => text.startsWith('"');
const isNumber = ({ text }: Token) => text !== '' && !Number.isNaN(+text);

/** Whether a token has no letters, digits or quotation marks. */
const isSign = (token: Token) =>
  token.text.toLowerCase() === token.text.toUpperCase() &&
  !isNumber(token) &&
  !isString(token);

const endOf = ({ end }: Token): Mark => ({ start: end - 1, end });

const closingOf = ({ text }: Token) => (text === '{' ? '}' : ']');

/** Describes the first syntax error of a file, with the tokens around it. Outside the file they have an empty text. */
function describeError(tokens: readonly Token[], rootKeys: readonly string[]) {
  const { code, index } = firstError(tokens.map(({ text }) => text));
  const end = tokens.at(-1)?.end ?? 0;
  const place = { line: 0, indent: 0, opening: undefined };
  const outside: Token = { start: end, end, text: '', ...place };
  const tokenAt = (distance: number) => tokens[index + distance] ?? outside;
  const previous = tokenAt(-1);
  const openings = openBehind(tokens[index - 1]);
  const [container] = openings;
  return {
    tokens,
    code,
    index,
    beforePrevious: tokenAt(-2),
    previous,
    token: tokenAt(0),
    next: tokenAt(1),
    openings,
    container,
    isRootKey: (key?: Token) => rootKeys.includes(key?.text.slice(1, -1) ?? ''),
    /** Whether the name of a field must come. */
    needsName: ',{'.includes(previous.text) && container?.text !== '[',
  };
}

type SyntaxProblem = ReturnType<typeof describeError>;

function cutCause({ tokens, openings, token }: SyntaxProblem): Cause {
  return [
    endOf(tokens.at(-1) ?? token),
    `o arquivo acaba aqui, no meio, e ainda falta "${openings.map(closingOf).join('')}": foi salvo pela metade; desfaça a última mudança`,
  ];
}

/** Yields the causes that are in the token with the error, or just before it. */
function* causesInToken(problem: SyntaxProblem): Generator<Cause> {
  const { code, tokens, beforePrevious, previous, token, next } = problem;
  const { container, isRootKey, needsName } = problem;
  const isInvalid = code.startsWith('Invalid');
  const isUnknown = code === 'InvalidSymbol';
  const isUnclosed = code === 'UnexpectedEndOfString';

  if (COMMENTS.some((start) => token.text.startsWith(start)))
    yield [token, 'um arquivo JSON não aceita comentários; apague-o'];

  const invisible = token.text.search(INVISIBLE);
  if (isInvalid && invisible !== -1) {
    const start = token.start + invisible;
    const name = invisibleName(token.text.charAt(invisible));
    const message = `há aqui ${name}; apague este caractere, ou troque-o por um espaço comum`;
    yield [{ start, end: start + 1 }, message];
  }

  // Before and after the file.
  const [opening = token] = tokens;
  if (opening === token)
    yield [token, 'o arquivo começa com "{"; apague o que vem antes'];
  if (!container) {
    const pasted = [token, next].find(isOpening);
    const key = pasted && tokens[tokens.indexOf(pasted) + 1];
    if (pasted && previous.indent > opening.indent)
      yield [
        previous,
        'este "}" já fecha o arquivo: ele está a mais, ou antes dele falta um "{" ou "["',
      ];
    if (pasted)
      yield [
        pasted,
        isRootKey(key)
          ? 'o arquivo está aqui duas vezes, uma depois da outra; apague uma das duas'
          : 'este item foi colado depois do fim do arquivo; ponha-o dentro da lista, antes do "]"',
      ];
    return;
  }
  if (next.text === '' && (isUnknown || isUnclosed)) yield cutCause(problem);

  if ((isInvalid || isUnclosed) && isString(token) && token.text.includes('\\'))
    yield [
      token,
      'a barra "\\" tem sentido especial; escreva "/" ou "\\\\", e em vez de um código como "\\u00e9" a própria letra',
    ];

  // Quotation marks. A single one after a value is not a new text but an extra mark.
  const unclosed =
    'faltam as aspas retas (") que fecham este nome ou texto: as curvas (”) não fecham, e ele precisa caber numa linha só';
  const [first = ','] = token.text.slice(1).trim();
  const isText = previous.text === ':' || !':,}]'.includes(first);
  if (isUnclosed && isText) yield [token, unclosed];
  const inside = previous.text.slice(0, -1).trim();
  const isJoined = inside.endsWith(':') || inside.endsWith(',');
  if (isJoined && (isUnknown || isNumber(token))) yield [previous, unclosed];
  if (isUnknown && CURLY_OR_SINGLE_QUOTES.includes(token.text.charAt(0)))
    yield [
      token,
      'estas aspas são curvas ou simples; textos e nomes de campos vão entre aspas retas ("), e dentro de um texto usam-se “ e ”',
    ];
  const isRest =
    isUnclosed ||
    token.start === previous.end ||
    (isUnknown && token.line === previous.line);
  const isBehindText = isString(previous) && isRest && !isSign(token);
  if (isUnclosed || isBehindText)
    yield [
      isBehindText ? endOf(previous) : token,
      'há aspas a mais aqui; apague-as (dentro de um texto, use “ e ”)',
    ];

  if (previous.text + token.text === '{{' && !isString(next) && !isSign(next))
    yield [
      { start: previous.start, end: next.end },
      'um nome entre chaves duplas fica dentro de um texto, entre aspas retas (")',
    ];

  // Numbers and words.
  const number = [beforePrevious, previous, token].find(isNumber);
  if (number)
    yield [
      { start: number.start, end: token.end },
      'um número com vírgula, espaços, letras ou outros sinais, ou com zero no começo, vai entre aspas',
    ];
  if (isSign(token) && previous.text !== ':') return;
  if (isUnknown && BOOLEANS.includes(token.text.toLowerCase()))
    yield [
      token,
      'escreva true ou false, em minúsculas e sem aspas; um texto vai entre aspas',
    ];
  if (isUnknown || needsName)
    yield [
      token,
      needsName
        ? 'o nome de um campo vai entre aspas retas (")'
        : 'um texto vai entre aspas retas ("), e uma lista entre "[" e "]"',
    ];
}

/** Yields the changes to try. Of those that repair as much of the file as each other, the first one counts. */
function* repairsOf(problem: SyntaxProblem): Generator<Repair> {
  const { tokens, index, previous, token } = problem;
  const { container, isRootKey } = problem;

  const extra = ({ text }: Token) =>
    text === ','
      ? 'há uma vírgula a mais: ela só vai entre dois campos ou itens; apague-a'
      : `há um "${text}" a mais; apague-o`;
  const comma = 'depois disto falta uma vírgula, fora das aspas';
  const colon = 'depois deste nome faltam os dois-pontos (":"), fora das aspas';
  yield [index, 0, ',', comma, endOf(previous)];
  yield [index, 0, ':', colon, endOf(previous)];

  // Brackets and braces.
  const noBrace =
    'antes disto falta o "{" que abre o arquivo, o grupo ou o item';
  const noBracket = 'antes disto falta o "[" que abre a lista';
  yield [index - 1, 0, '{', noBrace, previous];
  // The first line with a smaller indent than the object or array around it needs.
  const outdented = tokens.findIndex((one) => {
    if (!one.opening || one.line === one.opening.line) return false;
    const distance = one.indent - one.opening.indent;
    return isClosing(one) ? distance < 0 : distance <= 0;
  });
  const openingAt = container ? tokens.indexOf(container) : -1;
  if (container && tokens[openingAt + 1]?.text === container.text)
    yield [openingAt, 1, '', extra(container), container];
  const ends = [outdented, index, index - 1].filter((end) => end > 0);
  for (const end of ends) {
    const at = tokens[end - 1]?.text === ',' ? end - 1 : end;
    const [opening] = openBehind(tokens[at - 1]);
    if (!opening || opening === tokens[at - 1]) continue;
    const isLast = ',}]'.includes(tokens[at]?.text ?? '');
    const inserted = `${closingOf(opening)}${isLast ? '' : ','}`;
    const message = `depois disto falta "${inserted}": o "${opening.text}" da linha ${opening.line} não está fechado`;
    yield [at, 0, inserted, message, endOf(tokens[at - 1] ?? opening)];
  }
  if (container && isSign(token)) {
    const closing = closingOf(container);
    const message = `aqui deveria vir "${closing}", que fecha o "${container.text}" da linha ${container.line}, e não "${token.text}"`;
    yield [index, 1, closing, message];
  }

  // Other signs.
  if (isSign(token)) {
    const wrong = `este "${token.text}" não serve aqui; troque-o por`;
    yield [index, 1, '', extra(token)];
    yield [index, 1, ',', `${wrong} uma vírgula (",")`];
    yield [index, 1, ':', `${wrong} dois-pontos (":")`];
  }
  if (isSign(previous)) yield [index - 1, 1, '', extra(previous), previous];

  // Names and values.
  const list = tokens
    .slice(0, index)
    .findLast((one) => !isString(one) && one.text !== ',');
  const outside =
    list?.text === ']' &&
    `este item ficou fora da lista; ponha-o antes do "]" da linha ${list.line}`;
  const nameless =
    'antes disto falta o nome do campo; um item fica entre o "[" e o "]" da lista, depois do "}" do item anterior';
  if (token.text === ':') yield [index, 0, '""', nameless];
  if (isOpening(token))
    for (const name of ['"":', ',"":'])
      yield [index, 0, name, outside || nameless];
  const noValue =
    'este campo está sem valor: escreva-o depois do nome e dos dois-pontos, ou apague o campo';
  const noColon = (!isRootKey(previous) && outside) || noValue;
  yield [index, 0, ':""', noColon, previous];
  yield [index, 0, ':"",', noColon, previous];
  const colonAt = tokens.findLastIndex(
    ({ text, opening }, at) =>
      at < index && text === ':' && opening === container,
  );
  const key = tokens[colonAt - 1];
  yield [index, 0, '""', noValue, key];
  yield [index - 1, 0, '"",', noValue, key];
  yield [colonAt + 1, 0, '[', noBracket, tokens[colonAt + 1]];

  const ended =
    'isto está a mais aqui: apague-o, ou junte os dois textos num só';
  if (!isSign(previous))
    for (const removed of [1, 2]) yield [index, removed, '', ended];
}

/**
 * Finds the cause of the first syntax error: the range to mark and the message.
 * @param rootKeys - the fields that the file may have at its top level
 */
export function findSyntaxError(
  tokens: readonly Token[],
  rootKeys: readonly string[],
): (Finding & { range: Range }) | undefined {
  const problem = describeError(tokens, rootKeys);
  const { code, index, token, container } = problem;
  if (code === '') return undefined;
  const texts = tokens.map(({ text }) => text);
  let rest = texts.length - index;
  let best: Cause = [
    token,
    container
      ? 'isto não serve aqui; desfaça a última mudança'
      : 'o arquivo já acabou no último "}"; apague o que vem depois, ou ponha-o antes do "}"',
  ];
  if (token.text === '') best = cutCause(problem);
  for (const repair of repairsOf(problem)) {
    const [at, removed, inserted, message, mark = token] = repair;
    const repaired = texts.toSpliced(at, removed, inserted);
    const newRest = repaired.length - firstError(repaired).index;
    if (newRest >= rest) continue;
    rest = newRest;
    best = [mark, message];
  }
  const [[mark, expected] = best] = causesInToken(problem);
  const isNamed = mark === token && !isSign(token);
  const found = isNamed ? quote(token.text.replaceAll('"', '')) : '';
  return { range: [mark.start, mark.end], found, expected };
}
