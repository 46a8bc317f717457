import { valueAt } from '../../../src/content/fields/path';
import { digitsOf, wordsOf } from '../../../src/content/fields/text';
import { type ContentRule, locate } from '../model/content';

/** The words of a name, without short ones such as "de". */
const longWordsOf = (text: unknown) =>
  wordsOf(typeof text === 'string' ? text : '').filter(
    (word) => word.length > 3 || digitsOf(word) !== '',
  );

/** Reports services of the footer that have no card. After a card is renamed, the footer may keep the old name. */
export const checkFooterServices: ContentRule = function* ({ files }) {
  const footer = files.get('home/footer.json');
  const services = valueAt(footer?.value, ['services']);
  const cards = valueAt(files.get('home/services.json')?.value, ['items']);
  if (!footer || !Array.isArray(services) || !Array.isArray(cards)) return;
  const known = cards.flatMap((card) => longWordsOf(valueAt(card, ['title'])));
  for (const [i, service] of services.entries()) {
    // The last word identifies a service: several of them start with "Financiamento".
    const lastWord = longWordsOf(service).at(-1);
    if (lastWord && !known.includes(lastWord))
      yield locate(footer, ['services', i], {
        expected:
          'nenhum cartão de home/services.json fala disso; se o nome mudou lá, mude-o aqui',
        severity: 'warning',
      });
  }
};
