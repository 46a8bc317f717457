/**
 * The accessible name of a link that opens the chat.
 * @param words - the text that the link shows
 * @param chatHint - "abre o WhatsApp"; left out if `words` already contains its last word
 */
export function chatLinkName(words: string, chatHint: string): string {
  const hint = chatHint.trim();
  const isSaid = words.includes(hint.slice(hint.lastIndexOf(' ') + 1));
  return isSaid ? words : `${words} (${hint})`;
}
