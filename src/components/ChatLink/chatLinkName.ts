/**
 * The accessible name of a link that opens the chat.
 * @param words - the text that the link shows
 * @param chatHint - "abre o WhatsApp"; left out if `words` already contains its last word
 */
export const chatLinkName = (words: string, chatHint: string): string =>
  words.includes(chatHint.split(' ').at(-1) ?? chatHint)
    ? words
    : `${words} (${chatHint})`;
