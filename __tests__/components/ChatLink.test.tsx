import { render, screen } from '@testing-library/react';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { FloatingChat } from '@/components/FloatingChat/FloatingChat';

test('a chat link opens WhatsApp in a new tab, without an opener or a message, and says so', () => {
  render(<ChatLink>Fale Conosco</ChatLink>);
  const link = screen.getByRole('link', { name: 'Fale Conosco (abre o Zap)' });
  expect(link).toHaveTextContent(/^Fale Conosco$/);
  expect(link).toHaveAttribute('href', 'https://wa.me/5513991234567');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  // The mark tells who sees what the name tells who listens.
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

test('the floating button opens the same chat, and its name starts with its visible word', () => {
  render(<FloatingChat />);
  const aside = screen.getByRole('complementary');
  const link = screen.getByRole('link', { name: 'Zap: conversar agora' });
  expect(aside).toContainElement(link);
  expect(link).toHaveTextContent(/^Zap$/);
  expect(link).toHaveAttribute('href', 'https://wa.me/5513991234567');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
