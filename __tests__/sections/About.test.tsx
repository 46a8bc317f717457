import { render, screen } from '@testing-library/react';
import { About } from '@/sections/About/About';
import { expectChat, links } from '../support/chatLinks';
import { chat, home } from '../support/content';

beforeEach(() => {
  render(<About about={home.about} chat={chat} />);
});

test('is the place that #sobre leads to', () => {
  expect(screen.getByRole('region', { name: home.about.title })).toHaveAttribute('id', 'sobre');
});

test.each([
  'Experiência comprovada',
  'Atendimento rápido',
  'Equipe especializada',
  'Tecnologia avançada',
])('has the highlight “%s”', (title) => {
  expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
});

test('says within how many hours approval comes', () => {
  expect(screen.getByText(/24 horas/)).toBeInTheDocument();
});

test.each([
  'Taxas competitivas',
  'Atendimento personalizado',
  'Processo 100% digital',
  'Aprovação rápida',
  'Sem consulta ao SPC/Serasa',
  'Desconto direto em folha',
  'Parcelas fixas',
  'Segurança total',
])('lists the advantage “%s”', (advantage) => {
  expect(screen.getByText(advantage).closest('li')).toBeInTheDocument();
});

test('Converse com Nossa Equipe opens the chat', () => {
  expectChat(links('Converse com Nossa Equipe')[0]);
});
