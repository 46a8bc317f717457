import { render, screen, within } from '@testing-library/react';
import { Partners } from '@/sections/Partners/Partners';
import { queries } from './support/queries';

test('without script the partners are a list that can be skipped', () => {
  const { homePartners, partnerDirectory } = queries;
  const { partners } = partnerDirectory;
  render(<Partners texts={homePartners} partners={partners} />);
  const name = 'Casas parceiras (em nova aba)';
  const list = screen.getByRole('list', { name });
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    partners.map((partner) => partner.name),
  );
  const strip = screen.getByRole('group', { name: 'Nossos Parceiros' });
  expect(strip).toHaveAttribute('tabindex', '0');
  const after = screen.getByRole('heading', { level: 3 });
  expect(after).toHaveTextContent('Mais de 30 Instituições Parceiras');
  expect(after).toHaveAttribute('tabindex', '-1');
  const skip = screen.getByRole('link', { name: 'Pular as casas' });
  expect(skip).toHaveAttribute('href', `#${after.id}`);
});
