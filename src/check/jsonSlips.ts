import type { ParseError } from 'jsonc-parser';
import { quoted } from '../content/fieldProblem';
import type { Span } from '../content/markdown';
import { plain } from '../content/nearest';
import type { Edit } from './problem';

/** A slip that may explain where a parser of JSON stopped, with what would mend it. */
export interface Slip {
  readonly span: Span;
  readonly found?: string;
  readonly expected: string;
  readonly edits: readonly Edit[];
}

/** Where the parser stopped. */
interface Stop {
  readonly text: string;
  readonly start: number;
  /** What stands there, as the parser sees it, with its place. */
  readonly token: string;
  readonly here: Span;
  /** The text from there on, but no more than a line may have. */
  readonly rest: string;
  /** Where what comes before ends, without white space; and its last sign. */
  readonly before: number;
  readonly last: Span;
}

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });
const replace = ([start, end]: Span, text: string): Edit => ({ start, end, text });
const slip = (span: Span, expected: string, edits: Edit | Edit[], found?: string): Slip => ({
  span,
  expected,
  edits: [edits].flat(),
  found,
});

/** A bracket that is open at some place, and where the last value inside it begins. */
interface OpenBracket {
  readonly sign: string;
  readonly at: number;
  value: number;
}

/** The brackets that are open at a place. Texts are matched whole, so that brackets inside them are passed over. */
function openBrackets(text: string, end: number): OpenBracket[] {
  const open: OpenBracket[] = [];
  const tokens = /"(?:[^"\\\n]|\\.)*"|[{}[\]]|:\s*(?=["{[\w-])/g;
  for (const { 0: sign, index } of text.slice(0, end).matchAll(tokens)) {
    const last = open.at(-1);
    if (sign.startsWith(':') && last) last.value = index + sign.length;
    else if (sign === '{' || sign === '[') open.push({ sign, at: index, value: index });
    else if (sign === '}' || sign === ']') open.pop();
  }
  return open;
}

// Words that people write for true and false, without accents and in small letters.
const YES = new Set('true sim yes verdadeiro'.split(' '));
const NO = new Set('false nao no falso'.split(' '));

const STRAIGHT = 'nomes de campos e textos vão entre aspas retas';

/** A field's name with one of its quotes missing. */
function halfQuotedName({ text, start }: Stop): Slip[] {
  const lineAt = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(lineAt, lineAt + 200);
  const [whole = '', space = '', open = '', name = '', close = ''] =
    /^(\s*)("?)([\w$]+)("?)\s*:/.exec(line) ?? [];
  if (whole === '' || open === close) return [];
  const from = lineAt + space.length;
  const span: Span = [from, from + open.length + name.length + close.length];
  const expected = `faltam aspas no nome do campo; escreva "${name}"`;
  return [slip(span, expected, replace(span, `"${name}"`))];
}

/** Quotes that are missing, curly, or too many inside a text. */
function quoteSlips({ text, start, token, here, rest }: Stop): Slip[] {
  const found = quoted(token);
  const slips: Slip[] = [];
  const curly = /^[“”‘’'][^\n]*?[“”‘’'](?=\s*[,:\]}\n])/.exec(rest)?.[0];
  if (curly) {
    const edit = replace([start, start + curly.length], `"${curly.slice(1, -1)}"`);
    slips.push(slip(here, 'as aspas precisam ser retas: "', edit, found));
  }
  // What stands right behind a closing quote belongs to the text that the quote cut short.
  if (text[start - 1] === '"' && /^[^\s,:"{}[\]]/.test(token)) {
    const end = start + (/"(?=\s*[,}\]]?\s*\n)/.exec(rest)?.index ?? 0);
    const edit = replace([start - 1, end], text.slice(start - 1, end).replace(/"/g, '”'));
    const expected = 'há aspas retas dentro de um texto; ali escreva “ e ”';
    slips.push(slip([start - 1, here[1]], expected, edit, quoted(token.replace(/"$/, ''))));
  }
  const line = /[^\n]*?(?=,?[ \t]*(?:\n|$))/.exec(rest)?.[0] ?? '';
  const end = start + line.length;
  if (token.startsWith('"')) {
    const expected = 'faltam as aspas que fecham este texto (ele precisa caber numa linha só)';
    slips.push(slip(here, expected, insert(end, '"')));
  } else if (/^[\p{L}_]/u.test(token)) {
    const edit = replace([start, end], `"${line.replace(/"/g, '')}"`);
    slips.push(slip(here, STRAIGHT, edit, found));
  }
  return slips;
}

/** Words without quotes: yes and no in Portuguese, comments, values such as 11410-000. */
function bareSlips({ text, start, token, here, rest }: Stop): Slip[] {
  const slips: Slip[] = [];
  const word = plain(token);
  if (token !== 'true' && token !== 'false' && (YES.has(word) || NO.has(word))) {
    const edit = replace(here, String(YES.has(word)));
    slips.push(slip(here, 'escreva true ou false, sem aspas', edit, quoted(token)));
  }
  const comment = /^(?:\/\/|#)[^\n]*|^\/\*[\s\S]*?\*\//.exec(rest)?.[0].trimEnd();
  if (comment) {
    const span: Span = [start, start + comment.length];
    const expected = 'um arquivo JSON não aceita comentários; apague-o';
    slips.push(slip(span, expected, replace(span, ''), quoted(comment)));
  }
  const bare = /^[^\s,:"{}[\]]+/.exec(rest)?.[0];
  if (bare === undefined) return slips;
  // A value begins as a number, before the place where the parser stopped.
  const head = /[^\s,:"{}[\]]*$/.exec(text.slice(Math.max(0, start - 50), start))?.[0] ?? '';
  const span: Span = [start - head.length, start + bare.length];
  const value = text.slice(...span);
  return [
    ...slips,
    slip(span, STRAIGHT, replace(span, `"${value}"`), quoted(value)),
    slip(here, 'apague-o: ele não faz parte do JSON', replace([start, span[1]], ''), quoted(token)),
  ];
}

/** Commas and colons. */
function signSlips({ text, start, token, before, last }: Stop): Slip[] {
  const sign: Span = [start, start + 1];
  const slips = [
    slip(last, 'falta uma vírgula depois deste valor', insert(before, ',')),
    slip(last, 'faltam dois-pontos entre o nome do campo e o valor', insert(before, ':')),
  ];
  if (/^[;.]/.test(token)) {
    const expected = 'entre um item e o próximo vai uma vírgula';
    slips.unshift(slip(sign, expected, replace(sign, ','), quoted(token.charAt(0))));
  }
  if (text[before - 1] === ',' && /^[}\]]/.test(token))
    slips.push(slip(last, 'há uma vírgula sobrando depois do último item', replace(last, '')));
  if (token.startsWith(',')) {
    const expected = 'há uma vírgula sobrando ou falta um valor antes dela';
    slips.push(slip(sign, expected, replace(sign, '')));
  }
  return slips;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const MISSING_BRACKET =
  'falta um fecho no fim: confira se cada "{" tem o seu "}" e cada "[" o seu "]"';

/** An entry that was pasted behind the end of its list. */
function entryBehindList({ text, start, token, before }: Stop): Slip[] {
  const comma = text[before - 1] === ',';
  const listEnd = comma ? text.slice(0, before - 1).trimEnd().length : before;
  const rootEnd = text.lastIndexOf('}');
  if (token !== '{' || text[listEnd - 1] !== ']' || rootEnd <= start) return [];
  const edits = [replace([listEnd - 1, listEnd], comma ? '' : ','), insert(rootEnd, ']')];
  const expected = 'este item ficou depois do "]" que fecha a lista; mude-o para antes dele';
  return [slip([start, start + 1], expected, edits)];
}

/** Brackets that are missing or too many. */
function bracketSlips(stop: Stop): Slip[] {
  const { text, start, token, here, before } = stop;
  const inner = openBrackets(text, start).at(-1);
  const slips: Slip[] = [];
  const close = (sign: string, span: Span, at: number, comma: string, expected: string) => {
    // A comma that stands where the bracket is missing follows it.
    const there = text[at - 1] === ',';
    slips.push(slip(span, expected, insert(there ? at - 1 : at, there ? sign : sign + comma)));
  };
  if (inner?.sign === '{' && token.trim() !== '') {
    if (token === '{')
      close('}', here, before, ',', 'falta fechar o item anterior com "}," antes daqui');
    close('}', here, before, '', 'falta fechar o item anterior com "}" antes daqui');
  }
  if (inner?.sign === '[' && token.trim() !== '') {
    // The field's name may stand before the colon at which the parser stopped.
    const name = /"(?:[^"\\\n]|\\.)*"\s*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0];
    const key: Span = token.startsWith('"') || !name ? here : [start - name.length, before];
    const from = key[0] === start ? before : text.slice(0, key[0]).trimEnd().length;
    close(']', key, from, ',', 'falta fechar a lista anterior com "]," antes daqui');
    close(']', here, before, '', 'falta fechar a lista com "]" antes daqui');
    slips.push(slip(key, 'falta abrir o item com "{" antes daqui', insert(key[0], '{')));
  }
  if (inner && inner.value > inner.at) {
    const at: Span = [inner.value, inner.value + 1];
    slips.push(slip(at, 'falta abrir a lista com "[" antes daqui', insert(inner.value, '[')));
  }
  slips.push(...entryBehindList(stop));
  if (/^[}\]]/.test(token)) {
    const edit = replace([start, start + 1], '');
    slips.push(slip(here, 'há um fecho "}" ou "]" a mais; apague-o', edit, quoted(token)));
  }
  const closing = openBrackets(text, text.length).map(({ sign }) => CLOSING[sign]);
  if (closing.length === 0) return slips;
  const end = text.trimEnd().replace(/,$/, '').length;
  const edit = replace([end, text.length], closing.reverse().join(''));
  return [...slips, slip(here, MISSING_BRACKET, edit)];
}

/** Every slip that fits the place where a parser stopped, the likeliest first. */
export function slipsAt(text: string, { offset: start, length }: ParseError): Slip[] {
  const token = text.slice(start, start + Math.max(1, length));
  const before = text.slice(0, start).trimEnd().length;
  const stop: Stop = {
    text,
    start,
    token,
    here: [start, start + token.length],
    rest: text.slice(start, start + 2000),
    before,
    last: [Math.max(0, before - 1), before],
  };
  return [halfQuotedName, bareSlips, quoteSlips, signSlips, bracketSlips].flatMap((slips) =>
    slips(stop),
  );
}
