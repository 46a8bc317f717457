import { linkPlaceholders, placeholderNames, textPlaceholders } from '../derive/placeholders';
import { type FieldProblem, type FieldRule, quoted } from './fieldProblem';
import { nearest } from './nearest';

const BRACES = /\{\{\s*([^{}]*?)\s*\}\}|[{}]+/g;
const list = textPlaceholders.map((name) => `{{${name}}}`).join(', ');

/**
 * The names between double braces that stand for the company's facts.
 * @param place - `text` takes the names that are words; `link` those that are addresses
 */
export const placeholderRule = (place: 'text' | 'link'): FieldRule<string> => {
  const allowed: readonly string[] = place === 'text' ? textPlaceholders : linkPlaceholders;
  return (text) =>
    [...text.matchAll(BRACES)].flatMap((match): FieldProblem[] => {
      const [found, name] = match;
      if (name !== undefined && allowed.includes(name)) return [];
      const range = [match.index, match.index + found.length] as const;
      if (name === undefined) {
        return [
          {
            found: quoted(found),
            range,
            expected: 'nomes vão entre chaves duplas, como {{marca}}',
          },
        ];
      }
      if ((placeholderNames as readonly string[]).includes(name)) {
        const expected =
          place === 'text'
            ? 'este nome é um endereço e só serve de destino de link nos arquivos .md'
            : 'este nome é um texto e não serve de destino de link';
        return [{ found: quoted(found), range, expected }];
      }
      const near = nearest(name, allowed);
      return [
        {
          found: quoted(found),
          range,
          expected: `não conheço esse nome; os que existem são ${place === 'text' ? list : linkPlaceholders.map((n) => `{{${n}}}`).join(', ')}`,
          suggestion: near === undefined ? undefined : `{{${near}}}`,
        },
      ];
    });
};
