import { DAYS } from '../content/facts';
import { asSentence } from '../content/fieldProblem';

/** Words that choices write in the files, as editors call them. A word that is not here is shown as it is. */
const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(DAYS).map(([day, { name }]) => [day, name]),
  ),
  '#home': 'Início (topo)',
  '#sobre': 'Sobre Nós',
  '#servicos': 'Serviços',
  '#parceiros': 'Parceiros',
  '#contato': 'Contato',
  main: 'maior',
  standard: 'comum',
  lagoon: 'azul-lagoa',
  blue: 'azul',
  indigo: 'índigo',
  sunrise: 'laranja',
  moss: 'verde-musgo',
  violet: 'violeta',
  ochre: 'ocre',
  rose: 'rosa',
  teal: 'verde-azulado',
  award: 'medalha',
  briefcase: 'pasta de trabalho',
  building: 'prédio',
  'calendar-clock': 'calendário com relógio',
  car: 'carro',
  clock: 'relógio',
  'hand-coins': 'mão com moedas',
  'heart-handshake': 'aperto de mãos',
  house: 'casa',
  landmark: 'prédio público',
  scale: 'balança',
  smartphone: 'celular',
  umbrella: 'guarda-chuva',
  users: 'pessoas',
};

export const wordLabel = (word: string): string => WORDS[word] ?? word;

// A theme's name and a page's number stay in the name: they tell two fields of one place apart.
const CLAUSE = /[.;:] | (?=\((?!\d))|, (?!para o tema|tema )/;

/** A field's name, which is its description's first clause, and the rest as a hint. */
export function nameAndHint(description: string): {
  name: string;
  hint: string;
} {
  const [name = ''] = description.split(CLAUSE);
  const rest = description.slice(name.length).replace(/^[.,;:]?\s*/, '');
  const hint = rest
    .replace(/^\((.*)\)\.$/, '$1')
    .replace(/^em \w+\/\. /, '')
    .replace(/^(?:uma?|um \p{L}+) por linha(?:\.|; )/u, '')
    .replace(
      /^fixo\.$/,
      'Texto fixo: a especificação do site o cita letra por letra.',
    )
    .replace(/\bnull\b/, 'vazio')
    .replace(/\btrue\b/, 'ligado')
    .replace(/\bfalse\b/, 'desligado');
  return { name: name.replace(/\.$/, ''), hint: hint && asSentence(hint) };
}
