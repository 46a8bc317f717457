import {
  isDenial,
  legalPath,
  legalSlugs,
  type Partner,
  quote,
  type Severity,
  sentencesOf,
  toPattern,
  valueAt,
  walkValues,
} from '../../../src/contentModel';
import {
  type Content,
  type ContentRule,
  type Location,
  locationAt,
  locationOf,
  type Report,
} from '../content';
import { textBlocks, textOf } from '../markdown';

/** Lists the values that are samples of their schema. */
const samplesIn = ({ files }: Content) =>
  [...files.values()].flatMap((data) =>
    [...walkValues(data.root, data.value)]
      .filter(({ field, value }) =>
        field.samples?.some((sample) => sample === value),
      )
      .map(({ field, path, value }) => ({ data, field, path, value })),
  );

const checkSamples: ContentRule = (content, report) => {
  for (const { data, path, value } of samplesIn(content))
    report(
      locationAt(data, path),
      'este valor é de exemplo; escreva o da empresa antes de publicar',
      { found: `"${value}"` },
    );
};

/** Reports all sample values in one warning, for checks that are not for a release. */
export const warnAboutSamples: ContentRule = (content, report) => {
  const samples = samplesIn(content);
  const [first] = samples;
  const names = new Set(samples.map(({ field }) => field.label));
  if (first)
    report(
      { file: first.data.file },
      `os dados da empresa ainda são de exemplo (${[...names].join(', ')}); troque-os antes de publicar`,
      { severity: 'warning' },
    );
};

const checkPartners: ContentRule = ({ files }, report) => {
  const data = files.get('partners/partners.json');
  const path = ['partners'];
  const partners = valueAt(data?.value, path);
  if (!data || !Array.isArray(partners)) return;
  const location = locationAt(data, path, true);
  const unverified: string[] = [];
  const silent: string[] = [];
  for (const [i, partner] of partners.entries()) {
    const { name, url, verified, note, sac, ombudsman }: Partial<Partner> =
      Object(partner);
    if (name && url && !verified) unverified.push(name);
    if (name && !(sac && ombudsman)) silent.push(name);
    if (note)
      report(
        locationAt(data, [...path, i, 'note']),
        'decida e, quando a anotação não valer mais, apague-a',
        { severity: 'decision' },
      );
  }
  if (unverified.length > 0)
    report(
      location,
      `ninguém verificou o site de ${unverified.join(', ')}; abra cada um e, se é mesmo da instituição, escreva "verified": { "by": "seu nome", "on": "AAAA-MM-DD" }`,
    );
  if (silent.length > 0)
    report(
      location,
      `o cliente precisa saber onde reclamar; falta o SAC ou a ouvidoria de ${silent.join(', ')}`,
      { severity: 'decision' },
    );
};

const CREDIT_CHECK =
  'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem essa consulta. Apague a frase ou, decidido com o jurídico, escreva em "advantages", em data/home/about.json: "creditCheckApproval": { "approvedBy": "nome de quem decidiu", "approvedOn": "AAAA-MM-DD" }';

/** Words of advertising credit without a check at the credit bureaus (Lei nº 8.078/1990, art. 54-C, II). */
const CREDIT_CHECK_WORDS = toPattern(
  'spc|serasa|negativad*|nome* sujo*|sem consulta*',
);

/** Reports the first such word of each sentence. Where the sentence may deny it, a person decides. @param location - of the text */
function checkCreditWords(
  text: string,
  location: Location,
  severity: Severity,
  report: Report,
): void {
  for (const { segment, index } of sentencesOf(text)) {
    const [match] = segment.matchAll(CREDIT_CHECK_WORDS);
    if (!match) continue;
    const start = index + match.index;
    const range = [start, start + match[0].length] as const;
    const found = quote(text.slice(...range));
    report(location, CREDIT_CHECK, {
      found,
      range,
      severity: isDenial(segment) ? 'decision' : severity,
    });
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
        checkCreditWords(value, locationAt(data, path), 'error', report);
    }
  for (const page of pages)
    for (const block of textBlocks(page)) {
      const text = textOf(block).replaceAll('\n', ' ');
      checkCreditWords(text, locationOf(page, block, text), 'decision', report);
    }
};

const checkLegalReview: ContentRule = ({ files }, report) => {
  for (const slug of legalSlugs) {
    const data = files.get(legalPath(slug));
    const updated = valueAt(data?.value, ['updated']);
    const reviewed = valueAt(data?.value, ['reviewed']);
    if (!data || (reviewed && String(reviewed) >= String(updated))) continue;
    report(
      locationAt(data, ['reviewed']),
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
