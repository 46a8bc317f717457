import { render, screen, within } from '@testing-library/react';
import { Partners } from '@/sections/Partners/Partners';
import { queries } from './support/queries';

const { homePartners, partnerDirectory } = queries;
const { partners } = partnerDirectory;

beforeEach(() => {
  render(<Partners texts={homePartners} partners={partners} />);
});

test('without script the partners are a labelled list, once each and in their order', () => {
  const name = 'Casas parceiras (em nova aba)';
  const list = screen.getByRole('list', { name });
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    partners.map((partner) => partner.name),
  );
  expect(screen.getByText(`São ${partners.length} casas`)).toBeInTheDocument();
});

test('the list scrolls by keyboard, and can be skipped', () => {
  const strip = screen.getByRole('group', { name: 'Nossos Parceiros' });
  expect(strip).toHaveAttribute('tabindex', '0');
  const skip = screen.getByRole('link', { name: 'Pular as casas' });
  expect(strip.compareDocumentPosition(skip)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  const after = screen.getByRole('heading', { level: 3 });
  expect(after).toHaveTextContent('Mais de 30 Instituições Parceiras');
  expect(skip).toHaveAttribute('href', `#${after.id}`);
  expect(after).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText(homePartners.highlight.text)).toBeInTheDocument();
});
