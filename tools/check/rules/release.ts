import {
  foldAccents,
  legalPath,
  legalSlugs,
  type Partner,
  quote,
  type Severity,
  toPattern,
  valueAt,
  walkValues,
} from '../../../src/content';
import {
  type ContentRule,
  type Place,
  placeAt,
  placeOf,
  type Report,
} from '../content';
import { textBlocks, textOf } from '../markdown';

/** Reports the values that are samples of their schema. */
const checkSamples: ContentRule = ({ files }, report) => {
  for (const data of files.values())
    for (const { path, field, value } of walkValues(data.root, data.value))
      if (field.samples?.some((sample) => sample === value))
        report(
          placeAt(data, path),
          'este valor é de exemplo; escreva o da empresa antes de publicar',
          { found: `"${value}"` },
        );
};

const checkPartners: ContentRule = ({ files }, report) => {
  const data = files.get('partners/partners.json');
  const path = ['partners'];
  const partners = valueAt(data?.value, path);
  if (!data || !Array.isArray(partners)) return;
  const place = placeAt(data, path, true);
  const unverified: string[] = [];
  for (const [i, partner] of partners.entries()) {
    const { name, url, verified, note }: Partial<Partner> = Object(partner);
    if (name && url && !verified) unverified.push(name);
    if (note)
      report(
        placeAt(data, [...path, i, 'note']),
        'decida e, quando a anotação não valer mais, apague-a',
        { severity: 'decision' },
      );
  }
  if (unverified.length > 0)
    report(
      place,
      `ninguém verificou o site de ${unverified.join(', ')}; abra cada um e, se é mesmo da instituição, escreva "verified": { "by": "seu nome", "on": "AAAA-MM-DD" }`,
    );
};

const CREDIT_CHECK =
  'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem essa consulta. Apague a frase ou, decidido com o jurídico, escreva em "advantages", em data/home/about.json: "creditCheckApproval": { "approvedBy": "nome de quem decidiu", "approvedOn": "AAAA-MM-DD" }';

/** Words of advertising credit without a check at the credit bureaus (Lei nº 8.078/1990, art. 54-C, II). */
const CREDIT_CHECK_WORDS = toPattern(
  'spc|serasa|negativad*|nome* sujo*|sem consulta*',
);

/** A sentence with one of these denies it, or warns of it. */
const DENIAL = toPattern(
  'desconfi*|cuidado|golpe*|promet*|nao (existe|ha|aprova*|oferece*|faze*)',
);

const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });

/** Reports the first such word of each sentence. @param place - of the text */
function checkCreditWords(
  text: string,
  place: Place,
  severity: Severity,
  report: Report,
): void {
  for (const { segment, index } of sentences.segment(foldAccents(text))) {
    const [match] = segment.matchAll(CREDIT_CHECK_WORDS);
    if (!match || segment.search(DENIAL) !== -1) continue;
    const start = index + match.index;
    const range = [start, start + match[0].length] as const;
    const found = quote(text.slice(...range));
    report(place, CREDIT_CHECK, { found, range, severity });
  }
}

const checkCreditBureaus: ContentRule = ({ files, pages }, report) => {
  const about = files.get('home/about.json');
  if (valueAt(about?.value, ['advantages', 'creditCheckApproval'])) return;
  for (const data of files.values())
    for (const { field, path, value } of walkValues(data.root, data.value)) {
      // No page shows a note.
      const isShown = field.kind === 'text' && path.at(-1) !== 'note';
      if (isShown && typeof value === 'string')
        checkCreditWords(value, placeAt(data, path), 'error', report);
    }
  for (const page of pages)
    for (const block of textBlocks(page)) {
      const text = textOf(block).replaceAll('\n', ' ');
      checkCreditWords(text, placeOf(page, block, text), 'decision', report);
    }
};

const checkLegalReview: ContentRule = ({ files }, report) => {
  for (const slug of legalSlugs) {
    const data = files.get(legalPath(slug));
    const updated = valueAt(data?.value, ['updated']);
    const reviewed = valueAt(data?.value, ['reviewed']);
    if (!data || (reviewed && String(reviewed) >= String(updated))) continue;
    report(
      placeAt(data, ['reviewed']),
      `o jurídico ainda não leu o texto de ${updated}; depois da leitura, escreva no cabeçalho a data dela, como reviewed: ${updated}`,
    );
  }
};

/** Rules for what must not be published, or what a person has to decide first. */
export const releaseRules: readonly ContentRule[] = [
  checkSamples,
  checkPartners,
  checkCreditBureaus,
  checkLegalReview,
];
