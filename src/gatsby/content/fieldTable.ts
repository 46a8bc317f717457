import { contentFiles } from './files';
import { type JsonSchema, jsonSchema } from './jsonSchemas';
import { legalSchema } from './legal';
import { picturePlaces } from './pictures';

type Properties = Readonly<Record<string, JsonSchema>>;

/** What a field takes, in words. */
function form(schema: JsonSchema): string {
  const { type, enum: words, maxLength, minItems, maxItems, const: only } = schema;
  if (Array.isArray(words)) return words.map((word) => `\`${word}\``).join(', ');
  if (only !== undefined) return `\`${only}\``;
  const either = schema.anyOf as JsonSchema[] | undefined;
  if (either) return either.map(form).join(' ou ');
  if (type === 'null') return '`null`';
  if (type === 'boolean') return '`true` ou `false`';
  if (type === 'array')
    return minItems === maxItems ? `lista de ${maxItems}` : `lista de ${minItems} a ${maxItems}`;
  if (type === 'object') return 'grupo';
  return maxLength ? `texto de até ${maxLength} letras` : 'texto';
}

function rows(schema: JsonSchema, prefix = ''): string[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Properties)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, field]) => {
      const name = `${prefix}${key}`;
      const must = required.includes(key) ? '' : ' (opcional)';
      const row = `| \`${name}\`${must} | ${form(field)} | ${field.description ?? ''} |`;
      const items = field.items as JsonSchema | undefined;
      if (items?.properties) return [row, ...rows(items, `${name}[].`)];
      if (items?.enum)
        return [row, `| \`${name}[]\` | ${form(items)} | ${items.description ?? ''} |`];
      return [row, ...rows(field, `${name}.`)];
    });
}

const section = (title: string, schema: JsonSchema) =>
  [
    `### \`${title}\``,
    '',
    `${schema.description ?? ''}`,
    '',
    '| Campo | Valor | Para que serve |',
    '|---|---|---|',
    ...rows(schema),
  ].join('\n');

function pictureTable(): string {
  const lines = picturePlaces.map(({ file, path, width, height, fitted, bytes, svg }) => {
    const size = fitted ? `${width} de largura ou ${height} de altura` : `${width} × ${height}`;
    const kinds = svg ? 'PNG, JPEG, WebP, AVIF ou SVG (até 100 KB)' : 'PNG, JPEG, WebP ou AVIF';
    return `| \`${file}\`: \`${path.join('.').replace('.*', '[]')}\` | ${size} | ${bytes / 1024 / 1024} MB | ${kinds} |`;
  });
  return [
    '### Imagens',
    '',
    '| Onde | Pixels, no mínimo | Arquivo, no máximo | Tipos |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** Every file and field of the content folder, as Markdown: the README's table is made from the schemas. */
export const fieldTable = (): string =>
  [
    ...contentFiles.map(({ file, schema }) => section(file, jsonSchema(schema))),
    section('legal/*.md (cabeçalho)', jsonSchema(legalSchema)),
    pictureTable(),
  ].join('\n\n');
