import type { Content } from './checkContent';
import type { Problem } from './problem';
import { locate, valueAt } from './source';

/** What the partners' fields must be to one another, and partners without a link (decision 1). */
export function partnerProblems({ json }: Content): Problem[] {
  const source = json.get('partners/partners.json');
  const partners = source && valueAt(source.value, ['partners']);
  if (!source || !Array.isArray(partners)) return [];
  return partners.flatMap((partner, i): Problem[] => {
    const { url, confirmed } = (partner ?? {}) as Record<string, unknown>;
    if (url !== undefined || partner === null || typeof partner !== 'object') return [];
    if (confirmed === true) {
      const expected =
        'não há endereço ("url") para ter sido confirmado; escreva o endereço ou mude para false';
      return [locate(source, ['partners', i, 'confirmed'], { found: 'true', expected })];
    }
    const expected = 'este parceiro não tem endereço ("url"); o cartão aparece sem link';
    return [locate(source, ['partners', i, 'name'], { expected, warning: true })];
  });
}
