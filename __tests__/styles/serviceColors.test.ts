import { readFileSync } from 'node:fs';
import { servicesFile } from '@/content/schemas/home/services';

test('each color that an editor may choose for a service has its style', () => {
  const styles = readFileSync('src/styles/service-colors.css', 'utf8');
  const styled = [...styles.matchAll(/data-color='(.+)'/g)];
  const { color } = servicesFile.schema.shape.items.element.shape;
  expect(styled.map(([, name]) => name).sort()).toEqual(
    [...color.options].sort(),
  );
});
