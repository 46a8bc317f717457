import { companyFile } from '../../src/content/schemas/company';
import { partnersFile } from '../../src/content/schemas/partners';
import { type Path, walkValues } from '../../src/content/walk';
import { comparable } from '../../src/content/wording';
import { type ProblemDetails, warning } from './problem';
import { addProblem, type Content, dataOf } from './readContent';
import { shortTexts } from './texts';

/** Refuses the values of the sample company in a release; before, warns of them in one line. */
export function checkSamples(content: Content, release: boolean): void {
  const company = dataOf(content, companyFile);
  const samples = [...walkValues(company.schema, company.value)].filter(
    ({ schema, value }) =>
      schema
        .meta()
        ?.examples?.map(comparable)
        .includes(comparable(String(value))),
  );
  const [first] = samples;
  if (release)
    for (const { path, value } of samples)
      addProblem(
        content,
        company,
        path,
        'este valor é de exemplo; escreva o da empresa antes de publicar',
        { found: String(value) },
      );
  else if (first) {
    const names = new Set(samples.map(({ schema }) => schema.meta()?.title));
    addProblem(
      content,
      company,
      first.path,
      `os dados da empresa ainda são de exemplo (${[...names].join(', ')}); troque-os antes de publicar`,
      warning,
    );
  }
}

/** Addresses with and without a final slash lead to the same page. */
const withoutSlash = (address = '') => address.replace(/\/$/, '');

/** Refuses addresses of partners that nobody has verified, and lists what is missing and noted. */
export function checkPartners(content: Content): void {
  const data = dataOf(content, partnersFile);
  const { partners } = data.value;
  const add = (path: Path, message: string, details?: ProblemDetails) =>
    addProblem(content, data, ['partners', ...path], message, details);
  const namesOf = (chosen: typeof partners) =>
    chosen.map(({ name }) => name).join(', ');
  const unverified = namesOf(
    partners.filter(({ url, verified }) => url && !verified),
  );
  if (unverified)
    add(
      [],
      `ninguém verificou o site de ${unverified}; quem abre cada um preenche "Quem verificou o site"`,
    );
  for (const [i, { name, url, verified, internalNote }] of partners.entries()) {
    if (verified && withoutSlash(verified.url) !== withoutSlash(url))
      add(
        [i, 'verified'],
        `${verified.by} abriu ${verified.url}, e o site de ${name} agora é ${url ?? 'nenhum'}; quem abre o novo preenche "Quem verificou o site" de novo`,
      );
    if (internalNote)
      add(
        [i, 'internalNote'],
        'anotações sobre parceiros: decida e, quando uma não valer mais, apague-a',
        { ...warning, found: `${name} (${internalNote})` },
      );
  }
  const withoutUrl = namesOf(partners.filter(({ url }) => !url));
  if (withoutUrl)
    add(
      [],
      `falta o site de ${withoutUrl}; o cartão aparece sem link`,
      warning,
    );
}

/** Figures such as "mais de 30 instituições", "+ de 40 dos maiores bancos" and "30+ parceiros", without accents and case. */
const PROMISE =
  /(?:(?:mais de|\+(?: ?de)?) ?(\d+)|(\d+) ?\+) ?(?:(?:d[aeo]s?|grandes|maiores|principais|melhores) ){0,4}(?:institui|parceir|banc|financeir)/g;

/** Refuses texts that promise more partners than there are. */
export function checkPartnerCount(content: Content): void {
  const { partners } = dataOf(content, partnersFile).value;
  for (const { text, add } of shortTexts(content))
    for (const [, after, before] of comparable(text).matchAll(PROMISE))
      if (partners.length <= Number(after ?? before))
        add(
          `a lista tem ${partners.length} parceiros; mude o número ou a frase`,
          { found: text },
        );
}

/** Refuses legal pages that changed after the lawyer's reading. */
export function checkReviews(content: Content): void {
  for (const page of content.pages) {
    const { updated, reviewed = '', reviewedBy } = page.value;
    // ISO dates sort as texts.
    if (!reviewedBy || reviewed < updated)
      addProblem(
        content,
        page,
        ['reviewed'],
        `o texto mudou em ${updated}, e falta que o jurídico o leia depois disso; preencha o dia e o nome de quem leu`,
      );
  }
}
