import { type ParseError, type ParseOptions, parse, printParseErrorCode } from 'jsonc-parser';
import type { z } from 'zod';
import { quoted } from '../content/fieldProblem';
import type { Span } from '../content/markdown';
import { firstInvisible } from '../content/textRules';
import { type Slip, slipsAt } from './jsonSlips';
import { SLASHES } from './pictureNames';
import type { Edit } from './problem';

const STRICT: ParseOptions = { disallowComments: true, allowTrailingComma: false };

/** What a strict reader of JSON stumbles over, in order. */
export function parseErrors(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parse(text, errors, STRICT);
  return errors;
}

/** What is said of a mistake in the form of a JSON file. */
interface SyntaxProblem {
  readonly span: Span;
  readonly found?: string;
  readonly expected: string;
}

const withEdits = (text: string, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, text: put }) => all.slice(0, start) + put + all.slice(end), text);

/** What is wrong where nothing that was tried mends it. */
function lastResort(text: string, { error, offset, length }: ParseError): SyntaxProblem {
  const span: Span = [offset, offset + Math.max(1, length)];
  const token = text.slice(...span);
  const found = quoted(token);
  switch (printParseErrorCode(error)) {
    case 'InvalidEscapeCharacter': {
      if (/\.(?:png|jpe?g|webp|avif|svg)"$/i.test(token))
        return { span, found: quoted(token.slice(1, -1)), expected: SLASHES };
      return { span, expected: 'a barra "\\" tem sentido especial; escreva "/" ou "\\\\"' };
    }
    case 'UnexpectedEndOfString':
      return {
        span,
        expected: 'faltam as aspas que fecham este texto (ele precisa caber numa linha só)',
      };
    case 'EndOfFileExpected':
      return { span, found, expected: 'o arquivo deveria acabar antes daqui; apague o que sobra' };
    default:
      return {
        span,
        found,
        expected:
          'perto daqui o arquivo não está na forma certa: compare com o item de cima ou desfaça a última mudança',
      };
  }
}

/**
 * Says in Portuguese what is wrong with broken JSON: of all slips that fit the place, the one whose mending leaves a
 * file that can be read, and that its schema knows best.
 * @param error - the parser's first error; left out for an empty file
 */
export function syntaxProblem(
  text: string,
  error: ParseError | undefined,
  schema: z.ZodType,
): SyntaxProblem {
  if (!error || text.trim() === '')
    return { span: [0, 1], expected: 'o arquivo está vazio; desfaça a última mudança' };
  const end = error.offset + Math.max(1, error.length);
  const unseen = firstInvisible(text.slice(error.offset, end).replace(/[\n\t]/g, ' '));
  if (unseen) {
    const at = error.offset + (unseen.range?.[0] ?? 0);
    return { span: [at, at + 1], found: unseen.found, expected: unseen.expected };
  }
  if (printParseErrorCode(error.error) === 'InvalidCharacter') {
    const expected = 'há uma quebra de linha ou tabulação dentro do texto; apague-a';
    return { span: [error.offset, end], expected };
  }
  let best: { readonly slip: Slip; readonly misfits: number } | undefined;
  let furthest: { readonly slip: Slip; readonly offset: number } | undefined;
  for (const slip of slipsAt(text, error)) {
    const mended = withEdits(text, slip.edits);
    const [next] = parseErrors(mended);
    if (next) {
      if (next.offset > Math.max(end, furthest?.offset ?? 0))
        furthest = { slip, offset: next.offset };
      continue;
    }
    // What a rule says of a value weighs nothing here; that a field is missing or unknown does.
    const { error: found } = schema.safeParse(JSON.parse(mended));
    const misfits = found?.issues.filter(({ code }) => code !== 'custom').length ?? 0;
    if (!best || misfits < best.misfits) best = { slip, misfits };
  }
  const chosen = best?.slip ?? furthest?.slip;
  if (!chosen) return lastResort(text, error);
  const { span, found, expected } = chosen;
  return { span, found, expected };
}
