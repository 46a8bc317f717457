import { z } from 'zod';
import { type ContentFile, schemaName } from './fields';
import { type Field, fieldTree } from './fieldTree';
import { contentFiles } from './files';
import { legalSchema } from './legal';

/**
 * The JSON Schemas that code editors complete and underline from.
 * @returns each file's name inside `data/schemas/` and its text, as it stands on disk
 */
export const jsonSchemaFiles = (files: readonly ContentFile[] = contentFiles) =>
  new Map(
    files.map(({ file, schema }) => {
      // The draft that VS Code reads best.
      const json = z.toJSONSchema(schema, { target: 'draft-7', reused: 'inline' });
      return [schemaName(file), `${JSON.stringify(json, null, 2)}\n`];
    }),
  );

/** What a field takes, in words. */
function form({ form, kind, longest, options, nullable }: Field): string {
  if (kind?.kind === 'list') {
    const { least, most } = kind;
    return least === most ? `lista de ${most}` : `lista de ${least} a ${most}`;
  }
  if (options) return options.map((word) => `\`${word}\``).join(', ');
  if (form === 'boolean') return '`true` ou `false`';
  if (form === 'group') return 'grupo';
  if (kind?.kind === 'picture') return 'imagem';
  if (kind?.kind === 'date') return nullable ? 'data ou `null`' : 'data';
  return longest ? `texto de até ${longest} letras` : 'texto';
}

function rows(field: Field, prefix = ''): string[] {
  const name = `${prefix}${field.name}`;
  const must = field.required ? '' : ' (opcional)';
  const own = `| \`${name}\`${must} | ${form(field)} | ${field.description} |`;
  const { item } = field;
  // A plain text in a list is said by the list's own row.
  if (item?.form === 'choice') return [own, ...rows(item, `${name}[]`)];
  const inside = item ? (item.fields ?? []) : (field.fields ?? []);
  return [own, ...inside.flatMap((child) => rows(child, item ? `${name}[].` : `${name}.`))];
}

const section = (title: string, schema: z.ZodType) => {
  const { description, fields = [] } = fieldTree(schema);
  return [
    `### \`${title}\``,
    '',
    description,
    '',
    '| Campo | Valor | Para que serve |',
    '|---|---|---|',
    ...fields.flatMap((field) => rows(field)),
  ].join('\n');
};

function pictureRows(field: Field, path: string): string[] {
  const { kind, item, fields = [] } = field;
  if (item) return pictureRows(item, `${path}[]`);
  if (kind?.kind !== 'picture')
    return fields.flatMap((child) =>
      pictureRows(child, path ? `${path}.${child.name}` : child.name),
    );
  const { width, height, fitted, svg } = kind.place;
  const size = fitted ? `${width} de largura ou ${height} de altura` : `${width} × ${height}`;
  return [`\`${path}\` | ${size} | PNG, JPEG, WebP${svg ? ', AVIF ou SVG' : ' ou AVIF'} |`];
}

const pictureTable = () =>
  [
    '### Imagens',
    '',
    '| Arquivo | Campo | Pixels, no mínimo | Tipos |',
    '|---|---|---|---|',
    ...contentFiles.flatMap(({ file, schema }) =>
      pictureRows(fieldTree(schema), '').map((row) => `| \`${file}\` | ${row}`),
    ),
  ].join('\n');

const START = '<!-- campos: início (gerado por npm run schemas) -->';
const END = '<!-- campos: fim -->';

/**
 * Puts the tables of all files, fields and pictures between the markers of the editors' guide.
 * @param guide - text of `data/README.md`
 * @throws Error when a marker is missing
 */
export function withFieldTables(guide: string): string {
  const start = guide.indexOf(START);
  const end = guide.indexOf(END);
  if (start === -1 || end < start)
    throw new Error('data/README.md perdeu as marcas da tabela de campos.');
  const tables = [
    ...contentFiles.map(({ file, schema }) => section(file, schema)),
    section('legal/*.md (cabeçalho)', legalSchema),
    pictureTable(),
  ];
  return `${guide.slice(0, start + START.length)}\n\n${tables.join('\n\n')}\n\n${guide.slice(end)}`;
}
