import { readFileSync } from 'node:fs';
import { properties } from '../../data/schemas/home-services.schema.json';

test('each color that an editor may choose for a service has its style', () => {
  const styles = readFileSync('src/styles/service-colors.css', 'utf8');
  const styled = [...styles.matchAll(/data-color='(.+)'/g)];
  const { color } = properties.items.items.properties;
  expect(styled.map(([, name]) => name).sort()).toEqual(color.enum.sort());
});
