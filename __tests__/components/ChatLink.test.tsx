import { render, screen } from '@testing-library/react';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { FloatingChat } from '@/components/FloatingChat/FloatingChat';

/** Expects a link to WhatsApp in a new tab, without an opener or a message. */
function expectChat(link: HTMLElement) {
  expect(link).toHaveAttribute('href', 'https://wa.me/5513991234567');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
}

test('a chat link says that it opens WhatsApp', () => {
  render(<ChatLink>Fale Conosco</ChatLink>);
  const link = screen.getByRole('link', { name: 'Fale Conosco (abre o Zap)' });
  expect(link).toHaveTextContent(/^Fale Conosco$/);
  expectChat(link);
  // The mark tells who sees what the name tells who listens. Without styles it is small.
  const mark = link.querySelector('svg');
  expect(mark).toHaveAttribute('aria-hidden', 'true');
  expect(mark).toHaveAttribute('width', '24');
});

test('links that show the same words are told apart by their names', () => {
  render(<ChatLink about="INSS">Saiba Mais</ChatLink>);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(/^Saiba Mais$/);
  expect(link).toHaveAccessibleName('Saiba Mais: INSS (abre o Zap)');
});

test('the name of the floating button starts with its visible word', () => {
  render(<FloatingChat />);
  const link = screen.getByRole('link', { name: 'Zap: conversar agora' });
  expect(link).toHaveTextContent(/^Zap$/);
  expectChat(link);
});
