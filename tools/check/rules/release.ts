import { sampleValues } from '../../../src/content/derived';
import { foldAccents } from '../../../src/content/fields/text';
import { fieldAt, valueAt } from '../../../src/content/fields/walk';
import { legalPath, legalSlugs } from '../../../src/content/schemas/legal';
import type { Partner } from '../../../src/content/schemas/partners';
import { type Content, type ContentRule, locate } from '../model/content';

const samplesIn = ({ files }: Content) =>
  [...files.values()].flatMap((file) =>
    sampleValues(file.root, file.value).map((path) => ({ file, path })),
  );

const checkSamples: ContentRule = function* (content) {
  const expected =
    'este valor é de exemplo; escreva o da empresa antes de publicar';
  for (const { file, path } of samplesIn(content))
    yield locate(file, path, { expected });
};

/** One warning for all sample values: for every check but that of a release. */
export const warnOfSamples: ContentRule = function* (content) {
  const samples = samplesIn(content);
  const [first] = samples;
  if (!first) return;
  const labels = samples.map(
    ({ file, path }) => fieldAt(file.root, path)?.label,
  );
  const names = [...new Set(labels)].join(', ');
  const expected = `os dados da empresa ainda são de exemplo (${names}); troque-os antes de publicar`;
  const { file, line, column } = locate(first.file, first.path, { expected });
  yield { severity: 'warning', file, line, column, length: 1, expected };
};

const checkPartners: ContentRule = function* ({ files }) {
  const file = files.get('partners/partners.json');
  const path = ['partners'];
  const partners = valueAt(file?.value, path);
  if (!file || !Array.isArray(partners)) return;
  const decision = { found: '', severity: 'warning', decision: true } as const;
  const lacking: string[] = [];
  for (const [i, partner] of partners.entries()) {
    const { name, url, confirmed, note, sac, ombudsman }: Partial<Partner> =
      Object(partner);
    if (!sac || !ombudsman) lacking.push(String(name));
    if (confirmed === false && url)
      yield locate(file, [...path, i, 'url'], {
        expected:
          'abra o endereço; se é mesmo da instituição, mude "confirmed" para true, senão apague-o',
      });
    if (note) {
      const expected = `decida e, quando a anotação não valer mais, apague-a: ${note}`;
      yield locate(file, [...path, i, 'note'], { ...decision, expected });
    }
  }
  const expected = `o cliente precisa saber onde reclamar; falta o SAC ou a ouvidoria de ${lacking.join(', ')}`;
  if (lacking.length > 0) yield locate(file, path, { ...decision, expected });
};

/** Consumer law forbids to advertise credit without a look at the credit bureaus. */
const checkCreditBureaus: ContentRule = function* ({ files }) {
  const file = files.get('home/about.json');
  const advantages = ['advantages', 'items'];
  const items = valueAt(file?.value, advantages);
  const approval = ['advantages', 'creditCheckApproval'];
  if (!file || !Array.isArray(items) || valueAt(file.value, approval)) return;
  for (const [i, item] of items.entries()) {
    const words = foldAccents(String(item)).split(/[^a-z]+/);
    const namesBureau = words.includes('spc') || words.includes('serasa');
    if (words.includes('sem') && namesBureau)
      yield locate(file, [...advantages, i], {
        expected:
          'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem essa consulta: em 2023, um órgão estadual multou instituições por essa frase, e em 2025 o MP-Procon/PB autuou quatro empresas. Apague a linha ou, decidido com o jurídico, escreva em "creditCheckApproval" quem decidiu e quando',
      });
  }
};

const checkLegalReading: ContentRule = function* ({ files }) {
  for (const slug of legalSlugs) {
    const file = files.get(legalPath(slug));
    const updated = valueAt(file?.value, ['updated']);
    const reviewed = valueAt(file?.value, ['reviewed']);
    const isRead =
      reviewed !== undefined && String(reviewed) >= String(updated);
    if (!file || isRead) continue;
    const expected = `o jurídico ainda não leu o texto de ${updated}; depois da leitura, escreva a data dela em "reviewed"`;
    yield locate(file, ['reviewed'], { expected });
  }
};

/** What must not be published, or needs a person's decision before. */
export const releaseRules: readonly ContentRule[] = [
  checkSamples,
  checkPartners,
  checkCreditBureaus,
  checkLegalReading,
];
