import { render, screen } from '@testing-library/react';
import { FloatingChat } from '@/components/FloatingChat/FloatingChat';

test('opens the chat, by a name that starts with its visible word', () => {
  render(<FloatingChat />);
  const link = screen.getByRole('link', { name: 'Zap: conversar agora' });
  expect(link).toHaveTextContent(/^Zap$/);
  expect(link).toHaveAttribute('href', 'https://wa.me/5513991234567');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
