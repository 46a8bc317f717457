import {
  applyRules,
  escapePattern,
  forbid,
  judgeAsRead,
  problemOf,
  walkValues,
} from '../../../src/content';
import type { Content, ContentRule } from '../content';
import { textsOf } from '../texts';

/** Signs that people write between the digits of a number, or leave out. Word turns a hyphen into a dash. */
const SIGNS = '[\\s()./\u2010-\u2015-]*';

/** The source of a pattern for digits with any signs between them. */
const inAnySigns = (characters: string): string =>
  characters.replace(/\W/g, '').split('').join(SIGNS);

/** A number such as `+55 13 99999-9999`, with and without the codes of country and area, but not that of another area. */
function phonePattern(phone: string): string {
  const [country = '', area = '', number = ''] = phone.split(' ');
  const codes = `(?:\\+?${inAnySigns(country)}${SIGNS})?\\(?0?${inAnySigns(area)}${SIGNS}`;
  return `(?:(?<!\\d)${codes}|(?<!\\d${SIGNS}))${inAnySigns(number)}(?!\\d)`;
}

/** How each contact of the company file is found in a text. */
const PATTERNS: Readonly<Record<string, (value: string) => string>> = {
  phone: phonePattern,
  email: (email) => `(?<![\\w.+-])${escapePattern(email)}(?![\\w-])`,
  cnpj: (cnpj) => `\\b${inAnySigns(cnpj)}\\b`,
};

/** Returns a pattern for the valid contacts of the company file and of the sample; undefined if there are none. */
function contactPattern({ files }: Content): RegExp | undefined {
  const company = files.get('company.json');
  if (!company) return undefined;
  const patterns: string[] = [];
  for (const { field, path, value } of walkValues(
    company.root,
    company.value,
  )) {
    const patternOf = PATTERNS[String(path.at(-1))];
    if (!patternOf) continue;
    // A mistyped contact, such as a phone without its country, would be found in every word.
    for (const known of [value, ...(field.samples ?? [])])
      if (typeof known === 'string' && !problemOf(field, known))
        patterns.push(patternOf(known));
  }
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'gi') : undefined;
}

/** Reports the company's own contacts where somebody has typed them: they would become outdated. */
export const checkContacts: ContentRule = (content, report) => {
  const pattern = contactPattern(content);
  if (!pattern) return;
  const rule = applyRules([
    judgeAsRead(
      forbid(
        pattern,
        'este contato é da empresa, e vem de data/company.json, para mudar num lugar só; escreva {{telefone}}, {{email}}, {{encarregado_email}} ou {{cnpj}}',
      ),
    ),
  ]);
  const company = content.files.get('company.json')?.file;
  for (const { text, location } of textsOf(content))
    if (location.file !== company)
      rule(text, (finding) => report(location, finding.message, finding));
};
