import { quoted } from '../content/fieldProblem';
import { copyrightYear, literalTexts } from '../content/literals';
import type { Content } from './checkContent';
import type { Problem } from './problem';
import { locate, valueAt } from './source';

const why =
  'a especificação do site cita este texto letra por letra; se a mudança foi combinada, avise quem cuida do código';

/** Fixed texts that were changed: a warning, since the change may have been agreed on. */
export function literalProblems({ json }: Content): Problem[] {
  const changed = literalTexts.flatMap(({ file, path, text }): Problem[] => {
    const source = json.get(file);
    const value = source && valueAt(source.value, path);
    if (!source || typeof value !== 'string' || value === text) return [];
    return [
      locate(source, path, {
        found: quoted(value),
        expected: `o texto fixo é "${text}": ${why}`,
        suggestion: text,
        warning: true,
      }),
    ];
  });
  const footer = json.get('home/footer.json');
  const line = footer && valueAt(footer.value, ['copyright']);
  if (footer && typeof line === 'string' && !line.includes(copyrightYear)) {
    const expected = `o ano fixo é ${copyrightYear}: ${why}`;
    changed.push(locate(footer, ['copyright'], { found: quoted(line), expected, warning: true }));
  }
  return changed;
}
