import { aboutFile } from '../../src/content/schemas/home/about';
import { partnersFile } from '../../src/content/schemas/partners';
import { valueAt } from '../../src/content/walk';
import { comparable } from '../../src/content/wording';
import { problemAt } from './problem';
import { type Content, problemOfValue } from './readContent';
import { legalTexts, samplesIn, shownTexts } from './texts';

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
  for (const [i, { name, url, verified, note }] of partners.entries()) {
    if (verified && url !== verified.url)
      problems.push(
        problemOfValue(
          data,
          ['partners', i, 'verified'],
          `${verified.by} abriu ${verified.url}, e o site de ${name} agora é ${url ?? 'nenhum'}; quem abre o novo preenche "Quem verificou o site" de novo`,
        ),
      );
    if (note)
      problems.push(
        problemOfValue(
          data,
          ['partners', i, 'note'],
          'anotações sobre parceiros: decida e, quando uma não valer mais, apague-a',
          { ...decision, found: `${name} (${note})` },
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

/** Lists texts such as "Mais de 30 instituições" that promise more partners than there are. */
function checkPartnerCount(content: Content): void {
  const list = valueAt(content.files.get(partnersFile.path)?.value, [
    'partners',
  ]);
  if (!Array.isArray(list)) return;
  const promise =
    /(?:mais de|\+) ?(\d+) (?:\w+ )?(?:institui|parceir|banc|financeir)/g;
  for (const { data, path, text } of shownTexts(content))
    for (const [, number] of comparable(text).matchAll(promise))
      if (list.length <= Number(number))
        content.problems.push(
          problemOfValue(
            data,
            path,
            `a lista tem ${list.length} parceiros; mude o número ou a frase`,
            { ...decision, found: text },
          ),
        );
}

/** A look at somebody's credit history, or none. */
const CREDIT_BUREAUS =
  /\bs\.? ?p\.? ?c\b|\bscpc\b|serasa|\bnegativad|\bscore\b|\binadimplente|\b(nome|cpf) (suj|restrit|negativ|no vermelho)|\bsem (nenhuma |qualquer )?(consulta\b|analise de credito|restric\w+ (no|ao) (nome|cpf|credito))|\bnao consult|\b(protecao|restricao) ao credito/;

const mentionsCreditBureaus = (text: string) =>
  CREDIT_BUREAUS.test(comparable(text));

/**
 * To advertise credit without such a look is forbidden (CDC, art. 54-C, II): the company decides with its lawyer, who
 * reads the sentences of legal pages.
 */
function checkCreditBureaus(content: Content): void {
  const { files, pages, problems } = content;
  const approved = valueAt(files.get(aboutFile.path)?.value, [
    'advantages',
    'creditCheckApproval',
    'text',
  ]);
  for (const { data, path, text } of shownTexts(content))
    if (
      mentionsCreditBureaus(text) &&
      comparable(text) !== comparable(String(approved))
    )
      problems.push(
        problemOfValue(
          data,
          path,
          'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar crédito sem consulta ao SPC ou à Serasa; apague a frase ou, se a empresa decidiu com o jurídico, preencha "Quem decidiu publicar", em home/about.json, com esta frase',
          { found: text },
        ),
      );
  for (const page of pages)
    for (const { text, range } of legalTexts(page))
      for (const sentence of text.split(/(?<=[.!?])\s+/))
        if (mentionsCreditBureaus(sentence))
          problems.push(
            problemAt(
              page,
              range,
              'frases sobre SPC/Serasa, que o jurídico lê',
              { ...decision, found: sentence },
            ),
          );
}

/** Refuses legal pages that changed after the lawyer's reading. */
function checkReviews({ pages, problems }: Content): void {
  for (const page of pages) {
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
          `o texto mudou em ${updated}, e falta que o jurídico o leia depois disso; escreva o dia e o nome em "reviewed" e "reviewedBy"`,
        ),
      );
  }
}

/** Finds what must not be published, and warns of what a person has to decide before. */
export function checkRelease(content: Content): void {
  checkSamples(content);
  checkPartners(content);
  checkPartnerCount(content);
  checkCreditBureaus(content);
  checkReviews(content);
}
