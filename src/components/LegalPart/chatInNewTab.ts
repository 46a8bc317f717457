import type { Chat } from '@/components/ChatLink/ChatLink';

/**
 * Lets the chat links that stand in a legal text open like all others: in a new tab, which learns nothing of
 * this one's window, and with a word about it for screen readers (decision 9). Markdown cannot say that.
 * @param html - a section's HTML, where an address is a link's only attribute
 */
export const chatInNewTab = (html: string, { url, newTab }: Chat): string =>
  html.replace(/<a href="([^"]*)">(.*?)<\/a>/g, (link, address: string, words: string) =>
    address === url
      ? `<a href="${url}" target="_blank" rel="noopener">${words}<span class="visually-hidden"> (${newTab})</span></a>`
      : link,
  );
