import { render, screen } from '@testing-library/react';
import { ContactText } from '@/components/ContactText/ContactText';

jest.mock('@/components/useSite', () => ({
  useCompany: () => ({
    email: 'contato+site@mare.com',
    dataProtectionOfficer: { email: 'pre-contato+site@mare.com' },
    facts: {
      phone: '(13)\u00a099123-4567',
      phoneUrl: 'tel:company',
      emailUrl: 'mailto:company',
      officerUrl: 'mailto:officer',
    },
  }),
}));

function linksIn(text: string) {
  const { container } = render(<ContactText>{text}</ContactText>);
  expect(container).toHaveTextContent(text.replaceAll('\u00a0', ' '));
  return screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

const phone = ['(13)\u00a099123-4567', 'tel:company'];
const email = ['contato+site@mare.com', 'mailto:company'];
const officer = ['pre-contato+site@mare.com', 'mailto:officer'];

test.each([
  ['Escreva para pre-contato+site@mare.com.', [officer]],
  ['contato+site@mare.com, pre-contato+site@mare.com', [email, officer]],
  ['De contato+site@mare.com a contato+site@mare.com!', [email, email]],
  ['e-mail/contato+site@mare.com...', [email]],
  ['Ligue: (13)\u00a099123-4567.', [phone]],
  ['(13)\u00a099123-4567–(13)\u00a099123-4567', [phone, phone]],
])('%j has links', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test.each([
  '(13)\u00a099123-45678',
  '0(13)\u00a099123-4567',
  'contato+site@mare.com.br',
  'um.contato+site@mare.com',
  'écontato+site@mare.com',
  'contato+site@maré.com',
  'contato+site@mareXcom',
  'contatoosite@mare.com',
])('%j is another contact', (text) => {
  expect(linksIn(text)).toEqual([]);
});

test('a number does not break at its hyphen', () => {
  render(<ContactText>(13) 99123-4567, art. 54-D</ContactText>);
  expect(screen.getByText('54-D')).toHaveClass('no-break');
});
