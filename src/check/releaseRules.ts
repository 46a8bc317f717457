import { sampleValues } from '../content/facts';
import { plain, quoted } from '../content/fieldProblem';
import { legalFileOf, legalSlugs } from '../content/legal';
import type { Content } from './checkContent';
import {
  locate,
  type Problem,
  type Source,
  valueAt,
  wholeFile,
} from './problem';

function sampleProblems({ sources }: Content): Problem[] {
  const source = sources.get('company.json');
  if (!source) return [];
  return sampleValues(source.value).map(({ path, value }) => {
    const expected =
      'este valor é de exemplo; escreva o da empresa antes de publicar';
    return locate(source, path, { found: quoted(value), expected });
  });
}

/** One line for all sample values: for every check but that before publishing. */
export function sampleWarning(content: Content): Problem[] {
  const samples = sampleProblems(content);
  const fields = samples.map(({ field }) => field).join(', ');
  const expected = `os dados da empresa ainda são de exemplo (${fields}); troque-os antes de publicar`;
  return samples.slice(0, 1).map(({ file, line, column }) => ({
    ...wholeFile(file, expected, 'warning'),
    line,
    column,
  }));
}

function partnerProblems({ sources }: Content): Problem[] {
  const source = sources.get('partners/partners.json');
  const partners = source && valueAt(source.value, ['partners']);
  if (!source || !Array.isArray(partners)) return [];
  return partners.flatMap((partner, i): Problem[] => {
    const { url, confirmed, note } = (partner ?? {}) as Record<string, unknown>;
    const problems: Problem[] = [];
    if (confirmed === false && typeof url === 'string') {
      const expected = `abra ${url} e veja se é mesmo da instituição; se for, mude "confirmed" para true, senão apague o endereço`;
      problems.push(locate(source, ['partners', i, 'url'], { expected }));
    }
    if (typeof note === 'string' && note.trim() !== '') {
      const expected = `leia a anotação deste parceiro e, quando ela não valer mais, apague-a: ${note}`;
      problems.push(
        locate(source, ['partners', i, 'note'], { expected, warning: true }),
      );
    }
    return problems;
  });
}

function creditCheckProblems({ sources }: Content): Problem[] {
  const source = sources.get('home/about.json');
  const items = source && valueAt(source.value, ['advantages', 'items']);
  if (!source || !Array.isArray(items)) return [];
  if (
    valueAt(source.value, ['advantages', 'creditCheckApproval']) !== undefined
  )
    return [];
  return items.flatMap((item, i): Problem[] => {
    if (
      typeof item !== 'string' ||
      !/\bsem\b.*\b(?:spc|serasa)\b/.test(plain(item))
    )
      return [];
    const expected =
      'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem essa consulta. Em 2023, um órgão estadual de defesa do consumidor multou instituições por essa frase. Para tirá-la, apague esta linha, com a vírgula que sobrar; para publicá-la, quem decide pela empresa escreve o nome e o dia em "creditCheckApproval"';
    return [
      locate(source, ['advantages', 'items', i], {
        found: quoted(item),
        expected,
      }),
    ];
  });
}

function reviewProblems(frontMatter: Source | undefined): Problem[] {
  if (!frontMatter) return [];
  const updated = valueAt(frontMatter.value, ['updated']);
  const reviewed = valueAt(frontMatter.value, ['reviewed']);
  if (reviewed === null) {
    const expected =
      'a página ainda não foi lida por quem cuida do jurídico; depois da leitura, escreva aqui a data';
    return [locate(frontMatter, ['reviewed'], { expected })];
  }
  if (
    typeof reviewed !== 'string' ||
    typeof updated !== 'string' ||
    reviewed >= updated
  )
    return [];
  const expected = `o texto mudou depois (${updated}); peça nova leitura e escreva a data dela`;
  return [
    locate(frontMatter, ['reviewed'], { found: quoted(reviewed), expected }),
  ];
}

export const releaseProblems = (content: Content): Problem[] => [
  ...sampleProblems(content),
  ...partnerProblems(content),
  ...creditCheckProblems(content),
  ...legalSlugs.flatMap((slug) =>
    reviewProblems(content.sources.get(legalFileOf(slug))),
  ),
];
