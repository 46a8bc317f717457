import { readPlaceholder } from '../content/placeholders';

// Spaces that must not break, to keep a number and its word on one line: nº 4.935, art. 18, 24 horas.
const BEFORE_NUMBER =
  /(?<=nº|n\.º|art\.|arts\.|artigos?|§|R\$|CEP|CNPJ|Lei|NBR|seção) (?=\d)/gi;
const AFTER_NUMBER =
  /(?<=\d) (?=(?:horas?|anos?|dias?|mês|meses|mil|%)(?!\p{L}))/gu;

/**
 * Replaces placeholders with their values, and spaces next to numbers with no-break spaces.
 * @throws Error for a placeholder without a value. In a build the content check has reported it before, with its location.
 */
export function interpolate(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return text
    .replace(/(\{\{[^{}]*\}\})(\.?)/g, (_, placeholder: string, dot) => {
      const name = readPlaceholder(placeholder).slice(2, -2);
      const value = values[name];
      if (value === undefined) throw new Error(`No value for ${placeholder}`);
      // A name such as "Souza Ltda." has its own at the end of a sentence.
      return value.endsWith('.') ? value : value + dot;
    })
    .replace(BEFORE_NUMBER, '\u00a0')
    .replace(AFTER_NUMBER, '\u00a0');
}
