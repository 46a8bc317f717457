import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/Footer/Footer';
import { expectChat, links } from '../support/chatLinks';
import { chat, site } from '../support/content';

const { company, homeFooter: footer } = site;

function show(onHome = true) {
  render(<Footer footer={footer} company={company} chat={chat} onHome={onHome} />);
  return screen.getByRole('contentinfo');
}

test('is the contact section of the home page', () => {
  expect(show()).toHaveAttribute('id', 'contato');
});

test('lists eight services under Nossos Serviços, each leading to the services', () => {
  show();
  const column = screen.getByRole('heading', { name: 'Nossos Serviços' }).parentElement;
  const found = within(column as HTMLElement).getAllByRole('link');
  expect(found).toHaveLength(8);
  for (const link of found) expect(link).toHaveAttribute('href', '#servicos');
});

test.each([
  ['Início', '#home'],
  ['Sobre Nós', '#sobre'],
  ['Serviços', '#servicos'],
  ['Parceiros', '#parceiros'],
  ['Contato', '#contato'],
])('Links Rápidos leads to %s', (name, target) => {
  show();
  const column = screen.getByRole('navigation', { name: 'Links Rápidos' });
  expect(within(column).getByRole('link', { name })).toHaveAttribute('href', target);
});

test('its section links lead to the home page from elsewhere', () => {
  show(false);
  expect(screen.getByRole('link', { name: 'Sobre Nós' })).toHaveAttribute('href', '/#sobre');
});

test('is no contact section on other pages', () => {
  expect(show(false)).not.toHaveAttribute('id');
});

test('Entre em Contato has a WhatsApp button that opens the chat', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Entre em Contato' })).toBeInTheDocument();
  expectChat(links('WhatsApp')[0]);
});

test('the phone can be dialled', () => {
  show();
  expect(screen.getByRole('link', { name: /^Telefone/ })).toHaveAttribute('href', company.phoneUrl);
});

test('the e-mail can be written to', () => {
  show();
  expect(screen.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('href', company.emailUrl);
});

test('says the service hours', () => {
  expect(show()).toHaveTextContent('de segunda a sexta-feira, das 08:30 às 18:00');
});

test('says where the office is', () => {
  expect(show()).toHaveTextContent('Guarujá/SP');
  expect(screen.getByText(company.address.text)).toBeInTheDocument();
});

test('leads to the legal pages, without a slash at the end', () => {
  show();
  expect(screen.getByRole('link', { name: 'Política de Privacidade' })).toHaveAttribute(
    'href',
    '/politica-privacidade',
  );
  expect(screen.getByRole('link', { name: 'Termos de Uso' })).toHaveAttribute(
    'href',
    '/termos-uso',
  );
});

test('names the registered company and its tax id', () => {
  const text = show();
  expect(text).toHaveTextContent(company.legalName);
  expect(text).toHaveTextContent('00.000.000/0000-00');
});

test.each([
  ['that it is no financial institution', /não uma instituição financeira/],
  ['the resolution of 2011 and the one that replaced it', /4\.935\/2021.*3\.954\/2011/],
  ['that the institution’s policy decides', /política da instituição escolhida/],
  ['that all conditions come before the contract', /Antes de contratar, você recebe todas/],
])('says %s', (_what, words) => {
  expect(show()).toHaveTextContent(words);
});

test('bears the copyright of 2024', () => {
  expect(show()).toHaveTextContent(/© 2024 Maré Crédito/);
});

test('says how to report a barrier', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Acessibilidade' })).toBeInTheDocument();
});
