import { quoted } from '../content/fieldProblem';
import { plain } from '../content/nearest';
import type { Content } from './checkContent';
import type { Problem } from './problem';
import { sampleProblems } from './sampleRules';
import { locate, valueAt } from './source';

/** Partners whose address nobody has opened yet (decision 1), and those with a note that asks for a decision. */
function unconfirmed({ json }: Content): Problem[] {
  const source = json.get('partners/partners.json');
  const partners = source && valueAt(source.value, ['partners']);
  if (!source || !Array.isArray(partners)) return [];
  return partners.flatMap((partner, i): Problem[] => {
    const { url, confirmed, note } = (partner ?? {}) as Record<string, unknown>;
    if (confirmed === true && typeof note === 'string') {
      const expected = `leia a anotação deste parceiro e, resolvida, apague-a: ${note}`;
      return [locate(source, ['partners', i, 'note'], { expected, warning: true })];
    }
    if (confirmed !== false || typeof url !== 'string') return [];
    const hint = typeof note === 'string' ? ` (${note.replace(/\.$/, '')})` : '';
    const expected = `abra ${url} e veja se é mesmo da instituição${hint}; se for, mude "confirmed" para true, senão apague o endereço`;
    return [locate(source, ['partners', i, 'url'], { expected })];
  });
}

/** The advantage that consumer law forbids to advertise; the company decides (CDC, art. 54-C, II). */
function conflict({ json }: Content): Problem[] {
  const source = json.get('home/about.json');
  const items = source && valueAt(source.value, ['advantages', 'items']);
  if (!source || !Array.isArray(items)) return [];
  return items.flatMap((item, i): Problem[] => {
    if (typeof item !== 'string' || !/\bsem\b.*(?:spc|serasa)/.test(plain(item))) return [];
    const expected =
      'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem essa consulta; uma pessoa da empresa precisa decidir se a frase fica ou apagar esta linha';
    return [
      locate(source, ['advantages', 'items', i], { found: quoted(item), expected, warning: true }),
    ];
  });
}

/** Legal pages that no lawyer has read since their last change. */
function unreviewed({ markdown }: Content): Problem[] {
  return [...markdown.values()].flatMap(({ frontMatter }): Problem[] => {
    if (!frontMatter) return [];
    const updated = valueAt(frontMatter.value, ['updated']);
    const reviewed = valueAt(frontMatter.value, ['reviewed']);
    if (reviewed === null) {
      const expected =
        'a página ainda não foi lida por quem cuida do jurídico; depois da leitura, escreva aqui a data';
      return [locate(frontMatter, ['reviewed'], { expected })];
    }
    if (typeof reviewed !== 'string' || typeof updated !== 'string' || reviewed >= updated)
      return [];
    const expected = `o texto mudou depois (${updated}); peça nova leitura e escreva a data dela`;
    return [locate(frontMatter, ['reviewed'], { found: quoted(reviewed), expected })];
  });
}

/** What must not be published, and what a person must look at before. */
export const releaseProblems = (content: Content): Problem[] => [
  ...sampleProblems(content),
  ...unconfirmed(content),
  ...conflict(content),
  ...unreviewed(content),
];
