import { foldAccents, quote } from '../../content/fields/text';
import { valueAt } from '../../content/fields/walk';
import { type ContentRule, locate } from '../content';

const SMALL_WORDS = 'a o as os e de do da dos das para com em no na'.split(' ');

const wordsOf = (text: string) =>
  foldAccents(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.includes(word));

/** The words that tell a service from others: "veículos", not "financiamento". */
function tellingWords(service: string): string[] {
  const words = wordsOf(service);
  return words.length > 1 ? words.slice(1) : words;
}

/** Whether each service of the footer still has a card: after a renaming, the footer's copy is left. */
export const checkFooterServices: ContentRule = ({ files }) => {
  const footer = files.get('home/footer.json');
  const services = footer && valueAt(footer.value, ['services']);
  const cards = valueAt(files.get('home/services.json')?.value, ['items']);
  if (!footer || !Array.isArray(services) || !Array.isArray(cards)) return [];
  const cardWords = cards.flatMap((card) => wordsOf(String(card?.title)));
  return services.flatMap((service, i) => {
    const words = tellingWords(String(service));
    if (words.some((word) => cardWords.includes(word))) return [];
    const expected =
      'nenhum cartão de home/services.json fala disso; se o serviço mudou de nome, mude-o aqui também';
    const found = quote(String(service));
    const finding = { found, expected, severity: 'warning' } as const;
    return [locate(footer, ['services', i], finding)];
  });
};
