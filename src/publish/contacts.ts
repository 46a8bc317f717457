/** A tag, or a whole element inside which there can be no link. The other parts of HTML are text. */
const NOT_LINKED = /(<(a|button|summary)\b.*?<\/\2>|<[^>]*>)/s;
const TAG = /(<[^>]*>)/;

/** Numbers that must stay on one line, such as 99999-9999, 12.ABC.345/01DE-35, art. 54-D. */
const HYPHENATED_NUMBER = /[\dA-Z./]*\d[\dA-Z./]*-[\dA-Z]+/g;

const changeTexts = (
  html: string,
  change: (text: string) => string,
  others: RegExp,
): string => {
  const pattern = new RegExp(`${others.source}|[^<]+`, 'gs');
  return html.replace(pattern, (part) =>
    part.startsWith('<') ? part : change(part),
  );
};

/**
 * Makes links of the company's contacts, wherever a text of a page names them: any text may, by a placeholder such as
 * `{{telefone}}`. Numbers with a hyphen stay on one line.
 * @param body - HTML without scripts and styles
 * @param addresses - `tel:` and `mailto:` addresses, by the contact as texts show it
 */
export function linkContacts(
  body: string,
  addresses: ReadonlyMap<string, string>,
): string {
  const names = [...addresses.keys()].map((name) =>
    name.replace(/[.+()*?]/g, '\\$&'),
  );
  const contacts = new RegExp(names.join('|'), 'g');
  const linked = changeTexts(
    body,
    (text) =>
      text.replace(
        contacts,
        (name) => `<a href="${addresses.get(name)}">${name}</a>`,
      ),
    NOT_LINKED,
  );
  return changeTexts(
    linked,
    (text) =>
      text.replace(HYPHENATED_NUMBER, '<span class="no-break">$&</span>'),
    TAG,
  );
}
