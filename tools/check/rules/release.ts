import { existsSync } from 'node:fs';
import sharp from 'sharp';
import {
  applyRules,
  asRead,
  foldAccents,
  judgeAsRead,
  quote,
  type Rule,
  textAt,
  valueAt,
  walkValues,
} from '../../../src/content';
import {
  type Content,
  type ContentRule,
  locationAt,
  type ReportProblem,
} from '../content';
import {
  creditBureauSentencesOf,
  type Signature,
  type SignatureState,
  signaturesOf,
} from '../signatures';
import { textsOf } from '../texts';

const fold = (text: string) => foldAccents(asRead(text).text);

/** Lists the values of the sample company. */
const samplesIn = ({ files }: Content) =>
  [...files.values()].flatMap((data) =>
    [...walkValues(data.root, data.value)]
      .filter(
        ({ field, value }) =>
          typeof value === 'string' &&
          field.samples?.some((sample) => fold(sample) === fold(value)),
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

/** The picture that messengers show, beside the content folder. */
const SOCIAL_CARD = '../static/social-card.jpg';

/** What tools/socialCard.ts writes into a card, in ASCII, as EXIF wants it. */
export const describeCard = (brand: unknown, siteUrl: unknown): string =>
  `${encodeURI(String(brand))} ${siteUrl}`;

/** Reports a social card that tools/socialCard.ts has made for another name or address. One that people have made says nothing. */
const checkSocialCard: ContentRule = async (content, report) => {
  const company = content.files.get('company.json')?.value;
  const brand = valueAt(company, ['brand']);
  const siteUrl = valueAt(company, ['siteUrl']);
  const card = content.pathOf(SOCIAL_CARD);
  if (!existsSync(card)) return;
  const { exif } = await sharp(card).metadata();
  if (
    exif?.includes('https://') &&
    !exif.includes(describeCard(brand, siteUrl))
  )
    report(
      { file: 'static/social-card.jpg' },
      'o cartão das redes sociais mostra outra marca ou outro endereço; faça-o de novo com "npm run social-card"',
    );
};

const SIGN = 'npm run sign -- --by "seu nome"';

/** What is wrong with the signatures of partners. The names come before it. */
const PARTNER_PROBLEMS: Readonly<
  Record<Exclude<SignatureState, 'valid'>, string>
> = {
  unsigned: 'ninguém verificou o site',
  uncoded: 'a assinatura não tem código que diga o que foi verificado no site',
  changed: 'o nome ou o endereço mudou depois de alguém verificar o site',
};

function checkPartnerSignatures(
  content: Content,
  signatures: readonly Signature[],
  report: ReportProblem,
): void {
  const data = content.files.get('partners/partners.json');
  for (const [state, problem] of Object.entries(PARTNER_PROBLEMS)) {
    const names = signatures
      .filter((one) => one.kind === 'partner' && one.state === state)
      .map(({ name }) => name);
    if (data && names.length > 0)
      report(
        locationAt(data, ['partners'], true),
        `${problem} de ${names.join(', ')}; quem abre cada um assina com ${SIGN}`,
      );
  }
}

/** Advertising credit without a check is forbidden: Lei nº 8.078/1990, art. 54-C, II. */
const CREDIT_BUREAUS =
  'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem consulta ao SPC ou à Serasa';

function checkCreditBureaus(
  content: Content,
  signatures: readonly Signature[],
  report: ReportProblem,
): void {
  const approval = signatures.find(({ kind }) => kind === 'creditBureaus');
  if (approval?.state === 'valid') return;
  const sentences = creditBureauSentencesOf(content);
  for (const { location, range, sentence, isLegal } of sentences)
    if (isLegal)
      report(location, 'frases sobre SPC/Serasa, que o jurídico lê', {
        found: quote(sentence),
        range,
        severity: 'decision',
      });
    else if (approval?.state === 'unsigned')
      report(
        location,
        `${CREDIT_BUREAUS}; apague a frase ou, decidido com o jurídico, assine com ${SIGN}`,
        { range },
      );
  if (approval?.state === 'uncoded')
    report(
      approval.location,
      `a decisão de ${approval.by} não tem código, e não se sabe que frases aprovou; quem decide assina de novo com ${SIGN}`,
    );
  if (approval?.state === 'changed')
    report(
      approval.location,
      `as frases sobre SPC/Serasa não são as que ${approval.by} aprovou em ${approval.on}; quem decide lê as de agora (são ${sentences.length}) e assina com ${SIGN}`,
    );
}

const checkSignatures: ContentRule = (content, report) => {
  const signatures = signaturesOf(content);
  checkPartnerSignatures(content, signatures, report);
  checkCreditBureaus(content, signatures, report);
  for (const { kind, state, location, on } of signatures)
    if (kind === 'legalPage' && state !== 'valid')
      report(
        location,
        {
          unsigned: `o jurídico ainda não leu este texto; depois da leitura, assine com ${SIGN}`,
          uncoded: `a leitura de ${on} não tem código, e não se sabe que texto o jurídico leu; assine de novo com ${SIGN}`,
          changed: `o texto mudou depois que o jurídico o leu, em ${on}; depois de outra leitura, assine com ${SIGN}`,
        }[state],
      );
};

/** Lists what is missing and noted about partners, by their names. */
const checkPartners: ContentRule = ({ files }, report) => {
  const data = files.get('partners/partners.json');
  const list = valueAt(data?.value, ['partners']);
  if (!data || !Array.isArray(list)) return;
  const partners = list.map((partner) => ({
    name: textAt(partner, ['name']),
    note: textAt(partner, ['note']),
    sac: textAt(partner, ['sac']),
    ombudsman: textAt(partner, ['ombudsman']),
  }));
  const silent = partners.filter(({ sac, ombudsman }) => !sac || !ombudsman);
  if (silent.length > 0)
    report(
      locationAt(data, ['partners'], true),
      `o cliente precisa saber onde reclamar; falta o SAC ou a ouvidoria de ${silent.map(({ name }) => name).join(', ')}`,
      { severity: 'decision' },
    );
  for (const [i, { name, note }] of partners.entries())
    if (note)
      report(
        locationAt(data, ['partners', i, 'note']),
        'anotações sobre parceiros: decida e, quando uma não valer mais, apague-a',
        { found: `${name} ("${note}")`, severity: 'decision' },
      );
};

const TENS: Readonly<Record<string, number>> = {
  ...{ dez: 10, vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50 },
  ...{ sessenta: 60, setenta: 70, oitenta: 80, noventa: 90, cem: 100 },
};

/** "Mais de 30 parceiros", "+30 dos maiores bancos", "30 instituições". Without a word for more, so many are enough. */
const PARTNER_NUMBER = new RegExp(
  `(mais (?:de|que) |acima de |\\+ ?(?:de )?)?(?<![\\w.,/])(\\d+|${Object.keys(TENS).join('|')})(\\+?) (?:d[ao]s )?(?:(?:grandes|maiores|melhores|outr[oa]s|principais) )*(?:institui|parceir|banc|financeir)\\w*`,
  'g',
);

/** Reports each text that speaks of more partners than there are. */
const countPartners = (count: number): Rule<string> =>
  judgeAsRead((text, report) => {
    for (const match of foldAccents(text).matchAll(PARTNER_NUMBER)) {
      const [words, more = '', number = '', plus = ''] = match;
      const promised = TENS[number] ?? Number(number);
      if (count > promised || (count === promised && more + plus === ''))
        continue;
      report({
        message: `promessas de mais parceiros do que há na lista, que tem ${count}; mude o número ou a frase`,
        range: [match.index, match.index + words.length],
        severity: 'decision',
      });
    }
  });

const checkPartnerCount: ContentRule = (content, report) => {
  const partners = content.files.get('partners/partners.json')?.value;
  const list = valueAt(partners, ['partners']);
  if (!Array.isArray(list)) return;
  const rule = applyRules([countPartners(list.length)]);
  for (const { text, location } of textsOf(content))
    rule(text, (finding) => report(location, finding.message, finding));
};

/** A name of a company without what people leave out or write in several ways: "Maré Ltda." is "MARE LTDA". */
const lettersOf = (name: string) => fold(name).replace(/\W/g, '');

/** The office belongs to another company: texts say so. */
const checkOffice: ContentRule = ({ files }, report) => {
  const company = files.get('company.json');
  if (!company) return;
  const path = ['office', 'company'];
  const [owner, ...names] = [path, ['brand'], ['legalName']].map((one) =>
    lettersOf(textAt(company.value, one) ?? ''),
  );
  if (!owner || !names.includes(owner)) return;
  const places = [...files.values()].flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        /\{\{\s*empresa_irma\s*\}\}/.test(line) ? [`${file}:${i + 1}`] : [],
      ),
  );
  report(
    locationAt(company, path),
    `esta é a própria empresa, e há textos que falam de outra, do mesmo grupo (${places.join(', ')}); escreva aqui a outra, ou mude-os`,
  );
};

/** Rules for what must not be published, or what a person has to decide first. */
export const releaseRules: readonly ContentRule[] = [
  checkSamples,
  checkSocialCard,
  checkOffice,
  checkSignatures,
  checkPartners,
  checkPartnerCount,
];
