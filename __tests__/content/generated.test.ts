import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFile } from '@/content/contentFile';
import { choice, group, list, plainText, text } from '@/content/fields';
import { date } from '@/content/formats';
import { typesOfFile } from '@/content/generate/graphqlTypes';
import { jsonSchemas } from '@/content/generate/jsonSchemas';
import { picture } from '@/content/pictures';
import { labelAt } from '@/content/walk';

// When this fails, run `npm run schemas`.
test.each([...jsonSchemas()])(
  '%s is what the content schema says',
  (name, json) => {
    expect(readFileSync(join('data/schemas', name), 'utf8')).toBe(json);
  },
);

const file = contentFile('new.json', 'New', 'Um arquivo', {
  title: text('Título', 40),
  notes: list('Notas', text('Nota', 40), { entry: 'nota', min: 0, max: 9 }),
  rows: list(
    'Linhas',
    group('Linha', {
      day: date('Dia'),
      note: plainText('Anotação', 40).optional(),
      image: picture('Foto', { width: 10, height: 10 }),
      color: choice('Cor', { red: 'vermelho' }),
    }),
    { entry: 'linha', min: 1, max: 2 },
  ),
});

test('a content file has its GraphQL types', () => {
  expect(typesOfFile(file).join('\n')).toBe(
    `type New implements Node @dontInfer {
  "Título"
  title: String! @text
  "Notas"
  notes: [String!]! @text
  "Linhas"
  rows: [NewRows!]!
}
type NewRows @dontInfer {
  "Dia"
  day: Date! @dateformat
  "Anotação"
  note: String
  "Foto"
  image: File! @fileByRelativePath
  "Cor"
  color: String!
}`,
  );
});

test('a path has the labels of a form', () => {
  expect(labelAt(file.schema, ['rows', 1, 'note'])).toBe(
    'Linhas › linha nº 2 › Anotação',
  );
});
