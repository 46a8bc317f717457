import { render, screen } from '@testing-library/react';
import { ChatLink } from '@/components/ChatLink/ChatLink';

test('opens the chat in a new tab, without an opener or a message, and says so', () => {
  render(<ChatLink>Fale Conosco</ChatLink>);
  const link = screen.getByRole('link', { name: 'Fale Conosco (abre o Zap)' });
  expect(link).toHaveAttribute('href', 'https://wa.me/5513991234567');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  // Tells who sees what the name tells who listens.
  expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(link).toHaveTextContent(/^Fale Conosco$/);
});

test('links that show the same words are told apart by their names', () => {
  render(<ChatLink about="INSS">Saiba Mais</ChatLink>);
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName('Saiba Mais: INSS (abre o Zap)');
  expect(link).toHaveTextContent(/^Saiba Mais$/);
});
