import { partnersFile } from '../../src/content/schemas/partners';
import { labelAt, valueAt } from '../../src/content/walk';
import { comparable } from '../../src/content/wording';
import { type Content, problemOfValue } from './readContent';
import { samplesIn, shortTexts } from './texts';

const decision = { severity: 'warning' } as const;

function checkSamples(content: Content): void {
  for (const { data, path, value } of samplesIn(content))
    content.problems.push(
      problemOfValue(
        data,
        path,
        'este valor é de exemplo; escreva o da empresa antes de publicar',
        { found: String(value) },
      ),
    );
}

/** An address as browsers write it, without a slash at its end. */
const withoutSlash = (address: string): string =>
  new URL(address).href.replace(/\/$/, '');

/** Whether two addresses lead to the same page, with or without a final slash. */
const isSameAddress = (one: string, other = ''): boolean =>
  URL.canParse(other) && withoutSlash(one) === withoutSlash(other);

/** Refuses addresses of partners that nobody has verified, and lists what is missing and noted. */
function checkPartners({ files, problems }: Content): void {
  const data = files.get(partnersFile.path);
  const { partners } = partnersFile.schema.safeParse(data?.value).data ?? {};
  if (!data || !partners) return;
  const namesOf = (chosen: typeof partners) =>
    chosen.map(({ name }) => name).join(', ');
  const unverified = partners.filter(({ url, verified }) => url && !verified);
  if (unverified.length > 0)
    problems.push(
      problemOfValue(
        data,
        ['partners'],
        `ninguém verificou o site de ${namesOf(unverified)}; quem abre cada um preenche "Quem verificou o site"`,
      ),
    );
  for (const [i, { name, url, verified, internalNote }] of partners.entries()) {
    if (verified && !isSameAddress(verified.url, url))
      problems.push(
        problemOfValue(
          data,
          ['partners', i, 'verified'],
          `${verified.by} abriu ${verified.url}, e o site de ${name} agora é ${url ?? 'nenhum'}; quem abre o novo preenche "Quem verificou o site" de novo`,
        ),
      );
    if (internalNote)
      problems.push(
        problemOfValue(
          data,
          ['partners', i, 'internalNote'],
          'anotações sobre parceiros: decida e, quando uma não valer mais, apague-a',
          { ...decision, found: `${name} (${internalNote})` },
        ),
      );
  }
  const withoutUrl = partners.filter(({ url }) => !url);
  if (withoutUrl.length > 0)
    problems.push(
      problemOfValue(
        data,
        ['partners'],
        `falta o site de ${namesOf(withoutUrl)}; o cartão aparece sem link`,
        decision,
      ),
    );
}

/** Refuses texts such as "Mais de 30 instituições" that promise more partners than there are. */
function checkPartnerCount(content: Content): void {
  const list = valueAt(content.files.get(partnersFile.path)?.value, [
    'partners',
  ]);
  if (!Array.isArray(list)) return;
  const promise =
    /(?:mais de|\+) ?(\d+) (?:\w+ )?(?:institui|parceir|banc|financeir)/g;
  for (const { text, add } of shortTexts(content))
    for (const [, number] of comparable(text).matchAll(promise))
      if (list.length <= Number(number))
        add(`a lista tem ${list.length} parceiros; mude o número ou a frase`, {
          found: text,
        });
}

/** Refuses legal pages that changed after the lawyer's reading. */
function checkReviews({ pages, problems }: Content): void {
  for (const page of pages) {
    const titleOf = (name: string) => labelAt(page.schema, [name], page.value);
    const [updated, reviewed, reviewer] = [
      'updated',
      'reviewed',
      'reviewedBy',
    ].map((name) => valueAt(page.value, [name]));
    // ISO dates sort as texts.
    if (!reviewed || !reviewer || String(reviewed) < String(updated))
      problems.push(
        problemOfValue(
          page,
          ['reviewed'],
          `o texto mudou em ${updated}, e falta que o jurídico o leia depois disso; preencha "${titleOf('reviewed')}" e "${titleOf('reviewedBy')}"`,
        ),
      );
  }
}

/** Finds what must not be published, and warns of what a person has to decide before. */
export function checkRelease(content: Content): void {
  checkSamples(content);
  checkPartners(content);
  checkPartnerCount(content);
  checkReviews(content);
}
