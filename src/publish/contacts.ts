const TAG = /(<[^>]*>)/;

/** Begins and ends an element inside which there can be no link. */
const PRESSED = /^<\/?(?:a|button|summary)\b/;

/** Numbers that must stay on one line, such as 99999-9999, 12.ABC.345/01DE-35, art. 54-D. */
const HYPHENATED_NUMBER = /[\dA-Z./]*\d[\dA-Z./]*-[\dA-Z]+/g;

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
  const pattern = new RegExp(
    [...names, HYPHENATED_NUMBER.source].join('|'),
    'g',
  );
  let isPressed = false;

  function change(text: string): string {
    const address = addresses.get(text);
    const whole = text.replace(
      HYPHENATED_NUMBER,
      '<span class="no-break">$&</span>',
    );
    return address && !isPressed ? `<a href="${address}">${whole}</a>` : whole;
  }

  return body
    .split(TAG)
    .map((part) => {
      if (PRESSED.test(part)) isPressed = !part.startsWith('</');
      return part.startsWith('<') ? part : part.replace(pattern, change);
    })
    .join('');
}
