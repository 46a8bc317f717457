import { render, screen } from '@testing-library/react';
import { ContactText } from '@/components/ContactText/ContactText';

const PHONE = '(13)\u00a099123-4567';
const EMAIL = 'contato@costaclara.com.br';
const OFFICER = 'pre-contato@costaclara.com.br';

test.each([
  [`Ligue: ${PHONE}.`, [PHONE]],
  [`De ${EMAIL} a ${EMAIL}!`, [EMAIL, EMAIL]],
  [`Escreva para ${OFFICER}.`, [OFFICER]],
  // Longer numbers and addresses are those of others.
  [`${PHONE}8`, []],
  [`0${PHONE}`, []],
  [`um.${EMAIL}`, []],
  [`${EMAIL}.net`, []],
])('in %j the company’s contacts are links', (text, contacts) => {
  const { container } = render(<ContactText>{text}</ContactText>);
  expect(container.textContent).toBe(text);
  const links = screen.queryAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(contacts);
});

test('each contact has an address of its own', () => {
  render(<ContactText>{`${PHONE}, ${EMAIL}, ${OFFICER}`}</ContactText>);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+5513991234567',
    `mailto:${EMAIL}`,
    `mailto:${OFFICER}`,
  ]);
});

test('a number does not break at its hyphen', () => {
  render(<ContactText>Lei nº 8.078, art. 54-D</ContactText>);
  expect(screen.getByText('54-D')).toHaveClass('no-break');
});
