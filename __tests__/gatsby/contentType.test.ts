import { readdirSync } from 'node:fs';
import { contentType } from '@/gatsby/contentType';

test('every JSON file of the content folder has a type of its own', () => {
  const files = readdirSync('data', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !path.startsWith('schemas/'));
  const types = files.map(contentType);
  expect(types.filter((type) => type.startsWith('Unknown'))).toEqual([]);
  expect(new Set(types).size).toBe(files.length);
});

test('a file that no type describes has a name that GraphQL allows', () => {
  expect(contentType('home/other-file.json')).toMatch(/^Unknown_\w+$/);
});
