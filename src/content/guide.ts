import { z } from 'zod';
import { schemaName } from './fields';
import { allFields, type Field, fieldTree, type PlacedField } from './fieldTree';
import { contentFiles } from './files';
import { legalSchema } from './legal';

/** The JSON Schemas that code editors read, by their names in `data/schemas/`. */
export const jsonSchemaFiles = () =>
  new Map(
    contentFiles.map(({ file, schema }) => {
      // The draft that VS Code reads best.
      const json = z.toJSONSchema(schema, { target: 'draft-7', reused: 'inline' });
      return [schemaName(file), `${JSON.stringify(json, null, 2)}\n`];
    }),
  );

function form({ form, entries, longest, options, nullable }: Field): string {
  if (entries) {
    const { least, most } = entries;
    return least === most ? `lista de ${most}` : `lista de ${least} a ${most}`;
  }
  if (options) return options.map((word) => `\`${word}\``).join(', ');
  if (form === 'boolean') return '`true` ou `false`';
  if (form === 'group') return 'grupo';
  if (form === 'picture') return 'imagem';
  if (form === 'date') return nullable ? 'data ou `null`' : 'data';
  return longest ? `texto de até ${longest} letras` : 'texto';
}

const nameOf = ({ path }: PlacedField) => path.join('.').replaceAll('.*', '[]');

function row(placed: PlacedField): string {
  const { field } = placed;
  const must = field.required || field.name === '' ? '' : ' (opcional)';
  return `| \`${nameOf(placed)}\`${must} | ${form(field)} | ${field.description} |`;
}

const section = (title: string, schema: z.ZodType) => {
  const [file, ...inside] = allFields(fieldTree(schema));
  // A list's entries are said by the list's own row, unless they are words to choose from.
  const fields = inside.filter(({ field }) => field.name !== '' || field.options);
  return [
    `### \`${title}\``,
    '',
    file?.field.description,
    '',
    '| Campo | Valor | Para que serve |',
    '|---|---|---|',
    ...fields.map(row),
  ].join('\n');
};

const pictures = contentFiles.flatMap(({ file, schema }) =>
  allFields(fieldTree(schema)).flatMap((placed) => {
    const { place } = placed.field;
    if (!place) return [];
    const { width, height, fitted, svg } = place;
    const size = fitted ? `${width} de largura ou ${height} de altura` : `${width} × ${height}`;
    const kinds = `PNG, JPEG, WebP${svg ? ', AVIF ou SVG' : ' ou AVIF'}`;
    return `| \`${file}\` | \`${nameOf(placed)}\` | ${size} | ${kinds} |`;
  }),
);

const pictureTable = [
  '### Imagens',
  '',
  '| Arquivo | Campo | Pixels, no mínimo | Tipos |',
  '|---|---|---|---|',
  ...pictures,
].join('\n');

const START = '<!-- campos: início (gerado por npm run schemas) -->';
const END = '<!-- campos: fim -->';

export function withFieldTables(guide: string): string {
  const start = guide.indexOf(START);
  const end = guide.indexOf(END);
  if (start === -1 || end < start)
    throw new Error('data/README.md perdeu as marcas da tabela de campos.');
  const tables = [
    ...contentFiles.map(({ file, schema }) => section(file, schema)),
    section('legal/*.md (cabeçalho)', legalSchema),
    pictureTable,
  ];
  return `${guide.slice(0, start + START.length)}\n\n${tables.join('\n\n')}\n\n${guide.slice(end)}`;
}
