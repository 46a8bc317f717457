import {
  applyRules,
  forbidClaims,
  type Partner,
  toPattern,
  valueAt,
  walkValues,
} from '../../../src/contentModel';
import {
  type Content,
  type ContentRule,
  locationAt,
  locationOf,
} from '../content';
import { textBlocks, textOf } from '../markdown';

/** Lists the values of the sample company. */
const samplesIn = ({ files }: Content) =>
  [...files.values()].flatMap((data) =>
    [...walkValues(data.root, data.value)]
      .filter(({ field, value }) =>
        field.samples?.some((sample) => sample === value),
      )
      .map((sample) => ({ data, ...sample })),
  );

const checkSamples: ContentRule = (content, report) => {
  for (const { data, path, value } of samplesIn(content))
    report(
      locationAt(data, path),
      'este valor é de exemplo; escreva o da empresa antes de publicar',
      { found: `"${value}"` },
    );
};

/** Reports all sample values in one warning, where the content is not released. */
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
  const list = valueAt(data?.value, ['partners']);
  if (!data || !Array.isArray(list)) return;
  const location = locationAt(data, ['partners'], true);
  const partners: Partial<Partner>[] = list.map(Object);
  const namesOf = (some: readonly Partial<Partner>[]) =>
    some.map(({ name }) => name).join(', ');
  const unverified = partners.filter(({ url, verified }) => url && !verified);
  const silent = partners.filter(({ sac, ombudsman }) => !sac || !ombudsman);
  if (unverified.length > 0)
    report(
      location,
      `ninguém verificou o site de ${namesOf(unverified)}; abra cada um e, se é mesmo da instituição, escreva "verified": { "by": "seu nome", "on": "AAAA-MM-DD" }`,
    );
  if (silent.length > 0)
    report(
      location,
      `o cliente precisa saber onde reclamar; falta o SAC ou a ouvidoria de ${namesOf(silent)}`,
      { severity: 'decision' },
    );
  for (const [i, { note }] of partners.entries())
    if (note)
      report(
        locationAt(data, ['partners', i, 'note']),
        'decida e, quando a anotação não valer mais, apague-a',
        { severity: 'decision' },
      );
};

/** Advertising credit without a check is forbidden: Lei nº 8.078/1990, art. 54-C, II. */
const creditCheck = applyRules([
  forbidClaims([
    {
      words: toPattern('spc|serasa|negativad*|nome* sujo*|sem consulta*'),
      reason:
        'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem essa consulta. Apague a frase ou, decidido com o jurídico, escreva em "advantages", em data/home/about.json: "creditCheckApproval": { "approvedBy": "nome de quem decidiu", "approvedOn": "AAAA-MM-DD" }',
    },
  ]),
]);

/** Reports these words unless somebody has approved them. */
const checkCreditBureaus: ContentRule = ({ files, pages }, report) => {
  const about = files.get('home/about.json');
  if (valueAt(about?.value, ['advantages', 'creditCheckApproval'])) return;
  for (const data of files.values())
    for (const { field, path, value } of walkValues(data.root, data.value)) {
      // No page shows a note.
      const isShown = field.kind === 'text' && path.at(-1) !== 'note';
      if (isShown && typeof value === 'string')
        creditCheck(value, (finding) =>
          report(locationAt(data, path), finding.message, finding),
        );
    }
  for (const page of pages)
    for (const block of textBlocks(page)) {
      const text = textOf(block).replaceAll('\n', ' ');
      creditCheck(text, ({ message, ...finding }) =>
        report(locationOf(page, block, text), message, {
          ...finding,
          severity: 'decision',
        }),
      );
    }
};

const checkLegalReview: ContentRule = ({ pages }, report) => {
  for (const page of pages) {
    const updated = valueAt(page.value, ['updated']);
    const reviewed = valueAt(page.value, ['reviewed']);
    if (reviewed && String(reviewed) >= String(updated)) continue;
    report(
      locationAt(page, ['reviewed']),
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
