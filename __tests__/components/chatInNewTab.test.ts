import { chatInNewTab } from '@/components/LegalPart/chatInNewTab';

const chat = { url: 'https://wa.me/5500000000000', newTab: 'abre em nova aba' };

test('a chat link in a legal text opens a new tab and says so; other links stay as they are', () => {
  const law = '<a href="https://www.gov.br/anpd/pt-br">ANPD</a>';
  const html = `<p>${law} ou <a href="${chat.url}">conversar</a></p>`;
  expect(chatInNewTab(html, chat)).toBe(
    `<p>${law} ou <a href="${chat.url}" target="_blank" rel="noopener">conversar` +
      '<span class="visually-hidden"> (abre em nova aba)</span></a></p>',
  );
});
