import { foldAccents } from '../../../src/content/fields/text';
import { valueAt } from '../../../src/content/fields/walk';
import { type ContentRule, locate } from '../model/content';

/** The words of a name, without "de" and the like. */
const wordsOf = (text: unknown) =>
  foldAccents(typeof text === 'string' ? text : '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3 || /\d/.test(word));

/** Whether each service of the footer still has a card: after a renaming, the footer's copy is left. */
export const checkFooterServices: ContentRule = function* ({ files }) {
  const footer = files.get('home/footer.json');
  const services = valueAt(footer?.value, ['services']);
  const cards = valueAt(files.get('home/services.json')?.value, ['items']);
  if (!footer || !Array.isArray(services) || !Array.isArray(cards)) return;
  const known = cards.flatMap((card) => wordsOf(valueAt(card, ['title'])));
  for (const [i, service] of services.entries()) {
    // "Financiamento" is said of several services; "veículos" tells which.
    const telling = wordsOf(service).at(-1);
    if (telling && !known.includes(telling))
      yield locate(footer, ['services', i], {
        expected:
          'nenhum cartão de home/services.json fala disso; se o nome mudou lá, mude-o aqui',
        severity: 'warning',
      });
  }
};
