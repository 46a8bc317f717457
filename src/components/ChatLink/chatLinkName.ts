/**
 * The accessible name of a link that opens the chat.
 * @param words - the text that the link shows
 * @param opensChat - "abre o WhatsApp"; left out if `words` already contains its last word
 */
export const chatLinkName = (words: string, opensChat: string): string =>
  words.includes(opensChat.split(' ').at(-1) ?? opensChat)
    ? words
    : `${words} (${opensChat})`;
