import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { properties } from '../../data/schemas/home-services.schema.json';

test('each color that an editor may choose for a service has its style, and no other', () => {
  const file = readFileSync('src/styles/service-colors.css', 'utf8');
  const styled: string[] = [];
  parse(file).walkRules(({ selector }) => {
    styled.push(selector);
  });
  const { color } = properties.items.items.properties;
  const chosen = color.enum.map((name) => `[data-color='${name}']`);
  expect(styled.sort()).toEqual(chosen.sort());
});
