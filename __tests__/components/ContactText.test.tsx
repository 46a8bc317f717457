import { render, screen } from '@testing-library/react';
import { ContactText } from '@/components/ContactText/ContactText';

const PHONE = '(13)\u00a099123-4567';
const EMAIL = 'contato@costaclara.com.br';
const OFFICER = 'pre-contato@costaclara.com.br';

test.each([
  [`Ligue: ${PHONE}.`, ['tel:+5513991234567']],
  [`De ${EMAIL} a ${OFFICER}!`, [`mailto:${EMAIL}`, `mailto:${OFFICER}`]],
])('in %j the company’s contacts are links', (text, targets) => {
  const { container } = render(<ContactText>{text}</ContactText>);
  expect(container.textContent).toBe(text);
  const links = screen.queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(targets);
});

test('a number does not break at its hyphen', () => {
  render(<ContactText>CNPJ 12.ABC.345/01DE-35.</ContactText>);
  expect(screen.getByText('12.ABC.345/01DE-35')).toHaveClass('no-break');
});
