/** The bracket that is open at a place of a JSON text; undefined outside of all. */
function openBracket(text: string, end: number): string | undefined {
  const open: string[] = [];
  // Texts are matched whole, so that brackets inside them are passed over.
  for (const [token] of text.slice(0, end).matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push(token);
    else if (token === '}' || token === ']') open.pop();
  }
  return open.at(-1);
}

/** A bracket that is not closed where it must be. */
interface MissingBracket {
  readonly start: number;
  readonly end: number;
  readonly expected: string;
}

/**
 * Tells which bracket is missing, where what follows makes that plain.
 * @param start - where the parser stopped. @param end - the end of what it met there
 */
export function missingBracket(
  text: string,
  start: number,
  end: number,
): MissingBracket | undefined {
  const token = text.slice(start, end);
  const open = openBracket(text, start);
  const before = text.slice(0, start).trimEnd();
  if (open === '{' && token === '{' && !/[}:]$/.test(before)) {
    return { start, end, expected: 'falta fechar o item anterior com "}," antes daqui' };
  }
  if (open === '{' && token === ']') {
    return { start, end, expected: 'falta fechar o item anterior com "}" antes daqui' };
  }
  if (open !== '[') return undefined;
  if (token === '}') {
    return { start, end, expected: 'falta fechar a lista com "]" antes daqui' };
  }
  // A name and a colon begin a field, and a list has none.
  const expected = 'falta fechar a lista anterior com "]," antes daqui';
  if (/^"/.test(token) && /^\s*:/.test(text.slice(end))) return { start, end, expected };
  const [name] = token === ':' ? (/"(?:[^"\\\n]|\\.)*"$/.exec(before) ?? []) : [];
  return name === undefined
    ? undefined
    : { start: before.length - name.length, end: before.length, expected };
}
