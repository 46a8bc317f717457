import { sampleValues } from '../../content/derived';
import { foldAccents } from '../../content/fields/text';
import { valueAt } from '../../content/fields/walk';
import { legalPath, legalSlugs } from '../../content/schemas/legal';
import type { Partner } from '../../content/schemas/partners';
import { type Content, type ContentRule, locate } from '../content';

function* checkSamples({ files }: Content) {
  for (const file of files.values())
    for (const path of sampleValues(file.root, file.value))
      yield locate(file, path, {
        expected:
          'este valor é de exemplo; escreva o da empresa antes de publicar',
      });
}

/** One warning for all sample values: for every check but that of a release. */
export const warnOfSamples: ContentRule = function* (content) {
  const samples = [...checkSamples(content)];
  const names = samples.map(({ field }) => field).join(', ');
  const expected = `os dados da empresa ainda são de exemplo (${names}); troque-os antes de publicar`;
  for (const { file, line, column } of samples.slice(0, 1))
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
          'abra o endereço e veja se é mesmo da instituição; se for, mude "confirmed" para true, senão apague-o',
      });
    if (note) {
      const expected = `leia a anotação deste parceiro e, quando ela não valer mais, apague-a: ${note}`;
      yield locate(file, [...path, i, 'note'], { ...decision, expected });
    }
  }
  const expected = `sem SAC ou sem ouvidoria, o cliente não sabe onde reclamar; falta um dos dois, ou os dois, a ${lacking.join(', ')}`;
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
          'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem essa consulta: por essa frase, um órgão estadual multou instituições em 2023, e o MP-Procon/PB autuou quatro empresas em 2025. Para tirá-la, apague esta linha, com a vírgula que sobrar; para publicá-la, o que foi decidido com o jurídico vai em "creditCheckApproval": quem decidiu e o dia',
      });
  }
};

const checkLegalReading: ContentRule = function* ({ files }) {
  for (const slug of legalSlugs) {
    const file = files.get(legalPath(slug));
    const updated = valueAt(file?.value, ['updated']);
    const reviewed = valueAt(file?.value, ['reviewed']);
    const isRead = reviewed !== null && String(reviewed) >= String(updated);
    if (!file || isRead) continue;
    const expected =
      reviewed === null
        ? 'a página ainda não foi lida por quem cuida do jurídico; depois da leitura, escreva aqui a data'
        : `o texto mudou depois (${updated}); peça nova leitura e escreva a data dela`;
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
