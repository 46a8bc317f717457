import { z } from 'zod';
import { pictureNeeds, schemaName } from './fields';
import {
  allFields,
  type Field,
  fieldTree,
  type PlacedField,
} from './fieldTree';
import { contentFiles } from './files';
import { legalSchema } from './legal';

/** The JSON Schemas that code editors read, by their names in `data/schemas/`. */
export const jsonSchemaFiles = () =>
  new Map(
    contentFiles.map(({ file, schema }) => {
      // The newest draft that VS Code reads whole.
      const json = z.toJSONSchema(schema, {
        target: 'draft-7',
        reused: 'inline',
      });
      return [schemaName(file), `${JSON.stringify(json, null, 2)}\n`];
    }),
  );

function form({
  form,
  entries,
  longest,
  options,
  nullable,
  place,
}: Field): string {
  if (entries) {
    const { least, most } = entries;
    return least === most ? `lista de ${most}` : `lista de ${least} a ${most}`;
  }
  if (options) return options.map((word) => `\`${word}\``).join(', ');
  if (form === 'boolean') return '`true` ou `false`';
  if (form === 'group') return 'grupo';
  if (place) return `imagem: ${pictureNeeds(place)}`;
  if (form === 'date') return nullable ? 'data ou `null`' : 'data';
  return longest ? `texto de até ${longest} letras` : 'texto';
}

function row({ path, field }: PlacedField): string {
  const name = path.join('.').replaceAll('.*', '[]');
  const must = field.required || field.name === '' ? '' : ' (opcional)';
  return `| \`${name}\`${must} | ${form(field)} | ${field.description} |`;
}

const section = (title: string, schema: z.ZodType) => {
  const [file, ...inside] = allFields(fieldTree(schema));
  // A list's entries are said by the list's own row, unless they are words to choose from.
  const fields = inside.filter(
    ({ field }) => field.name !== '' || field.options,
  );
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

const START = '<!-- campos: início (gerado por npm run schemas) -->';
const END = '<!-- campos: fim -->';

/** The guide with its field tables made anew. @throws Error when it has lost the marks around them */
export function withFieldTables(guide: string): string {
  const start = guide.indexOf(START);
  const end = guide.indexOf(END);
  if (start === -1 || end < start)
    throw new Error('data/README.md perdeu as marcas da tabela de campos.');
  const tables = [
    ...contentFiles.map(({ file, schema }) => section(file, schema)),
    section('legal/*.md (cabeçalho)', legalSchema),
  ];
  return `${guide.slice(0, start + START.length)}\n\n${tables.join('\n\n')}\n\n${guide.slice(end)}`;
}
