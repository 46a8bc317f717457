import { render, screen } from '@testing-library/react';
import { Services } from '@/sections/Services/Services';
import { expectChat, links } from '../support/chatLinks';
import { chat, home } from '../support/content';

beforeEach(() => {
  render(<Services services={home.services} chat={chat} />);
});

test('is the place that #servicos leads to', () => {
  expect(screen.getByRole('region', { name: home.services.title })).toHaveAttribute(
    'id',
    'servicos',
  );
});

test('shows ten services', () => {
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
});

test.each([
  /Servidores públicos municipais/,
  /Servidores públicos estaduais/,
  /Servidores públicos federais/,
  /Aposentados e pensionistas do INSS/,
  /FGTS.*saque-aniversário/,
  /Crédito CLT/,
  /Seguros/,
  /Consórcio/,
  /Financiamento de veículos/,
  /Financiamento de imóveis/,
])('has a card for %s', (title) => {
  expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
});

test('every card has a Saiba Mais that opens the chat', () => {
  expect(links('Saiba Mais')).toHaveLength(10);
  for (const link of links('Saiba Mais')) expectChat(link);
});

test('each Saiba Mais says to screen readers which service it is about', () => {
  const names = links('Saiba Mais').map(({ textContent }) => textContent ?? '');
  home.services.items.forEach(({ title }, i) => {
    expect(names[i]).toContain(title);
  });
});

test('closes with Fale Conosco - Atendimento Personalizado', () => {
  const [link] = links('Fale Conosco');
  expect(link).toHaveTextContent(/^Fale Conosco - Atendimento Personalizado/);
  expectChat(link);
});
