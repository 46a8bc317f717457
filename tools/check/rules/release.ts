import { valueAt } from '../../../src/content/fields/path';
import {
  digitsOf,
  foldAccents,
  quote,
  wordsOf,
} from '../../../src/content/fields/text';
import { walkValues } from '../../../src/content/fields/walk';
import { companyFile } from '../../../src/content/schemas/company';
import { legalPath, legalSlugs } from '../../../src/content/schemas/legal';
import type { Partner } from '../../../src/content/schemas/partners';
import {
  findCreditCheckClaims,
  toPattern,
} from '../../../src/content/wording/expressions';
import {
  type Content,
  type ContentRule,
  locate,
  locateNode,
} from '../model/content';
import { textBlocks, textOf } from '../parsers/markdown';

/** Words of sample data that real company data never contains. */
const SAMPLE_WORDS = toPattern(
  '(seu|sua|meu|minha) ?(empresa|dominio|site|nome|email)',
  '(empresa|dominio|email|site|abc) com',
  'exemplo|example|test|testes?|invalid|localhost|tbd|xyz|xx+',
  'fulano|beltrano|sicrano|ciclano|lorem|asdf|asdfg|preencher',
  'a definir|quem decidiu|razao social|nome (sobrenome|da|de|do)',
  // Values that only name their field or say nothing.
  '^(todo|n a|nome|empresa|provedor|rua|bairro|pais)$',
);

const SAMPLE_NUMBERS = /(\d)\1{6}|12345678|98765432/;

const REPEATED_LETTER = /^(\D)\1+(?:@|$)/;

/** Whether a value looks like sample data: `-`, `aaa`, a phone number of nines, a street with the number 0. */
function looksLikeSample(value: string): boolean {
  const text = foldAccents(value);
  const words = wordsOf(value);
  return (
    words.length === 0 ||
    words.join(' ').search(SAMPLE_WORDS) !== -1 ||
    SAMPLE_NUMBERS.test(digitsOf(text)) ||
    REPEATED_LETTER.test(text) ||
    Number(text.split(', ').at(-1)) === 0
  );
}

/**
 * Finds the sample values of the schema in the content.
 * @param isStrict - whether to find also company data that only looks like sample data
 */
function* samplesIn({ files }: Content, isStrict: boolean) {
  for (const file of files.values())
    for (const { field, path, value } of walkValues(file.root, file.value)) {
      const isCompanyData =
        file.root === companyFile.root || path.includes('approvedBy');
      if (
        field.samples?.some((sample) => sample === value) ||
        (isStrict &&
          isCompanyData &&
          field.kind === 'text' &&
          typeof value === 'string' &&
          looksLikeSample(value))
      )
        yield { file, path, field };
    }
}

const checkSamples: ContentRule = function* (content) {
  for (const { file, path, field } of samplesIn(content, true)) {
    // The message includes the format, so that nobody has to guess it.
    const how = [field.expected, field.hint?.replace(/\.$/, '')]
      .filter(Boolean)
      .join('; ');
    const expected = `este valor é de exemplo; escreva o da empresa antes de publicar${how && ` (${how})`}`;
    yield locate(file, path, { expected });
  }
};

/** Reports all sample values in one warning, for checks that are not for a release. */
export const warnAboutSamples: ContentRule = function* (content) {
  const samples = [...samplesIn(content, false)];
  const [first] = samples;
  if (!first) return;
  const names = new Set(samples.map(({ field }) => field.label));
  const expected = `os dados da empresa ainda são de exemplo (${[...names].join(', ')}); troque-os antes de publicar`;
  const { file, line, column } = locate(first.file, first.path, { expected });
  yield { severity: 'warning', file, line, column, length: 1, expected };
};

const checkPartners: ContentRule = function* ({ files }) {
  const file = files.get('partners/partners.json');
  const path = ['partners'];
  const partners = valueAt(file?.value, path);
  if (!file || !Array.isArray(partners)) return;
  const decision = { found: '', severity: 'warning', decision: true } as const;
  const missing: string[] = [];
  for (const [i, partner] of partners.entries()) {
    const { name, url, confirmed, note, sac, ombudsman }: Partial<Partner> =
      Object(partner);
    if (typeof name === 'string' && !(sac && ombudsman)) missing.push(name);
    if (confirmed === false && url)
      yield locate(file, [...path, i, 'url'], {
        expected:
          'abra o endereço; se é mesmo da instituição, mude "confirmed" para true, senão apague-o',
      });
    if (typeof note === 'string') {
      const expected = `decida e, quando a anotação não valer mais, apague-a: ${note}`;
      yield locate(file, [...path, i, 'note'], { ...decision, expected });
    }
  }
  const expected = `o cliente precisa saber onde reclamar; falta o SAC ou a ouvidoria de ${missing.join(', ')}`;
  if (missing.length > 0) yield locate(file, path, { ...decision, expected });
};

const CREDIT_CHECK =
  'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem essa consulta: em 2023, um órgão estadual multou instituições por essa frase, e em 2025 o MP-Procon/PB autuou quatro empresas. Apague a frase ou, decidido com o jurídico, escreva em data/home/about.json, dentro de "advantages", depois da lista "items": "creditCheckApproval": { "approvedBy": "nome de quem decidiu", "approvedOn": "AAAA-MM-DD" }';

/** Consumer law does not allow advertising credit without a check at the credit bureaus (Lei nº 8.078/1990, art. 54-C, II). */
const checkCreditBureaus: ContentRule = function* ({ files, pages }) {
  const about = files.get('home/about.json');
  const approval = ['advantages', 'creditCheckApproval'];
  if (valueAt(about?.value, approval)) return;
  const expected = CREDIT_CHECK;
  for (const file of files.values())
    for (const { field, path, value } of walkValues(file.root, file.value)) {
      if (field.kind !== 'text' || typeof value !== 'string') continue;
      // Notes are not shown to visitors.
      if (path.at(-1) === 'note') continue;
      for (const range of findCreditCheckClaims(value))
        yield locate(file, path, { expected, range, found: quote(value) });
    }
  for (const page of pages)
    for (const block of textBlocks(page.page)) {
      const text = textOf(block).replaceAll('\n', ' ');
      for (const range of findCreditCheckClaims(text))
        yield locateNode(page, block, { expected, range }, text);
    }
};

const checkLegalReview: ContentRule = function* ({ files }) {
  for (const slug of legalSlugs) {
    const file = files.get(legalPath(slug));
    const updated = valueAt(file?.value, ['updated']);
    const reviewed = valueAt(file?.value, ['reviewed']);
    const isReviewed = reviewed && String(reviewed) >= String(updated);
    if (!file || isReviewed) continue;
    const expected = `o jurídico ainda não leu o texto de ${updated}; depois da leitura, escreva no cabeçalho a data dela, como reviewed: ${updated}`;
    yield locate(file, ['reviewed'], { expected });
  }
};

/** Rules for what must not be published, or what a person has to decide first. */
export const releaseRules: readonly ContentRule[] = [
  checkSamples,
  checkPartners,
  checkCreditBureaus,
  checkLegalReview,
];
