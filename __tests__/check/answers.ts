import { checkContent, type Diagnostic } from '../../tools/check';

/** Such as `! marked text · what is asked`; `?` is a warning. */
function format(diagnostic: Diagnostic): string {
  const { severity, sourceLine, column, length, file } = diagnostic;
  const marked = sourceLine?.slice(column - 1, column - 1 + length) ?? file;
  const sign = severity === 'error' ? '!' : '?';
  return `${sign} ${marked} · ${diagnostic.message}`;
}

/** What the check says, without the one warning that the fixtures always have. */
export async function answersFor(folder: string): Promise<string[]> {
  const { diagnostics } = await checkContent(folder);
  return diagnostics
    .filter(({ found }) => found !== '"FINANCEIRA TRES RIOS"')
    .map(format);
}
