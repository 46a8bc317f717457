import { sampleValues } from '../../content/derived';
import { foldAccents, quote } from '../../content/fields/text';
import { valueAt } from '../../content/fields/walk';
import { legalPath, legalSlugs } from '../../content/schemas/legal';
import type { Partner } from '../../content/schemas/partners';
import { type ContentRule, locate } from '../content';
import type { Diagnostic } from '../diagnostic';

const checkSamples: ContentRule = ({ files }) =>
  [...files.values()].flatMap((file) =>
    sampleValues(file.root, file.value).map(({ path, value }) => {
      const expected =
        'este valor é de exemplo; escreva o da empresa antes de publicar';
      return locate(file, path, { found: quote(value), expected });
    }),
  );

/** One warning for all sample values: for every check but that of a release. */
export const warnOfSamples: ContentRule = async (content) => {
  const [first, ...others] = await checkSamples(content);
  if (!first) return [];
  const names = [first, ...others].map(({ field }) => field).join(', ');
  const expected = `os dados da empresa ainda são de exemplo (${names}); troque-os antes de publicar`;
  const { file, line, column } = first;
  return [{ severity: 'warning', file, line, column, length: 1, expected }];
};

const checkPartners: ContentRule = ({ files }) => {
  const file = files.get('partners/partners.json');
  const partners = valueAt(file?.value, ['partners']);
  if (!file || !Array.isArray(partners)) return [];
  const diagnostics: Diagnostic[] = [];
  const decide = (i: number, field: string, expected: string) => {
    const finding = { expected, severity: 'warning', decision: true } as const;
    diagnostics.push(locate(file, ['partners', i, field], finding));
  };
  for (const [i, partner] of partners.entries()) {
    const { url, confirmed, note, sac, ombudsman }: Partial<Partner> =
      Object(partner);
    if (confirmed === false && url) {
      const expected = `abra ${url} e veja se é mesmo da instituição; se for, mude "confirmed" para true, senão apague o endereço`;
      diagnostics.push(locate(file, ['partners', i, 'url'], { expected }));
    }
    if (note)
      decide(
        i,
        'note',
        `leia a anotação deste parceiro e, quando ela não valer mais, apague-a: ${note}`,
      );
    const lacking = [sac ? '' : 'SAC', ombudsman ? '' : 'ouvidoria'];
    const names = lacking.filter(Boolean).join(' nem ');
    if (names)
      decide(
        i,
        'name',
        `este parceiro não tem ${names} em partners.json: sem isso, o cliente não sabe onde reclamar`,
      );
  }
  return diagnostics;
};

/** Consumer law forbids to advertise credit without a look at the credit bureaus. */
const checkCreditBureaus: ContentRule = ({ files }) => {
  const file = files.get('home/about.json');
  const advantages = ['advantages', 'items'];
  const items = valueAt(file?.value, advantages);
  const approval = ['advantages', 'creditCheckApproval'];
  if (!file || !Array.isArray(items)) return [];
  if (valueAt(file.value, approval) !== undefined) return [];
  return items.flatMap((item, i) => {
    const words = foldAccents(String(item)).split(/[^a-z]+/);
    const namesBureau = words.includes('spc') || words.includes('serasa');
    if (!words.includes('sem') || !namesBureau) return [];
    const expected =
      'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem essa consulta: por essa frase, um órgão estadual multou instituições em 2023, e o MP-Procon/PB autuou quatro empresas em 2025. Para tirá-la, apague esta linha, com a vírgula que sobrar; para publicá-la, o que foi decidido com o jurídico vai em "creditCheckApproval": quem decidiu e o dia';
    const finding = { found: quote(String(item)), expected };
    return [locate(file, [...advantages, i], finding)];
  });
};

const checkLegalReading: ContentRule = ({ files }) =>
  legalSlugs.flatMap((slug) => {
    const file = files.get(legalPath(slug));
    const updated = valueAt(file?.value, ['updated']);
    const reviewed = valueAt(file?.value, ['reviewed']);
    if (!file) return [];
    if (reviewed === null) {
      const expected =
        'a página ainda não foi lida por quem cuida do jurídico; depois da leitura, escreva aqui a data';
      return [locate(file, ['reviewed'], { expected })];
    }
    if (String(reviewed) >= String(updated)) return [];
    const expected = `o texto mudou depois (${updated}); peça nova leitura e escreva a data dela`;
    const found = quote(String(reviewed));
    return [locate(file, ['reviewed'], { found, expected })];
  });

/** What must not be published, or needs a person's decision before. */
export const releaseRules: readonly ContentRule[] = [
  checkSamples,
  checkPartners,
  checkCreditBureaus,
  checkLegalReading,
];
