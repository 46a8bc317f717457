/** Lower case without accents, character for character, so that positions stay true. */
export const plain = (text: string): string =>
  // Most names and addresses are ASCII, and thousands of them are compared.
  /^[ -~]*$/.test(text) ? text.toLowerCase() : simplified(text);

const simplified = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) =>
      letter.length === 1 ? letter.normalize('NFD').charAt(0).toLowerCase() : letter,
    )
    .join('');
