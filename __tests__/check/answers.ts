import { checkContent, type Diagnostic } from '../../tools/check';

/** `!` (error) or `?` (warning), the marked text or the file, ` · ` and what is expected. */
function format(diagnostic: Diagnostic): string {
  const { severity, sourceLine, column, length, file } = diagnostic;
  const marked = sourceLine?.slice(column - 1, column - 1 + length) ?? file;
  const sign = severity === 'error' ? '!' : '?';
  return `${sign} ${marked} · ${diagnostic.expected}`;
}

/** What the check says about a copy of the fixtures, without the one warning that they always have. */
export async function answersFor(folder: string): Promise<string[]> {
  const { diagnostics } = await checkContent(folder);
  return diagnostics
    .filter(({ found }) => found !== '"FINANCEIRA TRES RIOS"')
    .map(format);
}
