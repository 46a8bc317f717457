import { render, screen } from '@testing-library/react';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { FloatingChat } from '@/components/FloatingChat/FloatingChat';

/** Expects the only link to open WhatsApp in a new tab, without an opener or a message. */
function expectChat(name: string, shown: string) {
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', 'https://wa.me/5513991234567');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  // The mark tells who sees what the name tells who listens.
  expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(link.textContent).toBe(shown);
}

test('a chat link says that it opens WhatsApp', () => {
  render(<ChatLink>Fale Conosco</ChatLink>);
  expectChat('Fale Conosco (abre o Zap)', 'Fale Conosco');
});

test('links that show the same words are told apart by their names', () => {
  render(<ChatLink about="INSS">Saiba Mais</ChatLink>);
  expectChat('Saiba Mais: INSS (abre o Zap)', 'Saiba Mais');
});

test('the name of the floating button starts with its visible word', () => {
  render(<FloatingChat />);
  expectChat('Zap: conversar agora', 'Zap');
});
