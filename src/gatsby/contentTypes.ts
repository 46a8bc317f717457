import { z } from 'zod';
import { frontMatter } from '../content/legal/schema';
import { contentFiles } from '../content/schemas/contentFiles';
import { entryOf, fieldsOf, unwrap } from '../content/walk';

/** The type of a value that is no list, and the directive that resolves it. */
function typeOf(schema: z.ZodType, groupName: string): [string, string] {
  const { picture, format, placeholders } = schema.meta() ?? {};
  if (schema instanceof z.ZodObject) return [groupName, ''];
  if (picture) return ['File', ' @fileByRelativePath'];
  if (format === 'date') return ['Date', ' @dateformat'];
  return ['String', placeholders ? ' @text' : ''];
}

function formatField(name: string, field: z.ZodType, groupName: string) {
  const schema = unwrap(field);
  const entry = entryOf(schema);
  const [type, directive] = typeOf(entry ?? schema, groupName);
  const required = field instanceof z.ZodOptional ? '' : '!';
  const whole = entry ? `[${type}!]` : type;
  return `  ${name}: ${whole}${required}${directive}`;
}

/** The type of a group, and those of the groups inside it, which are named after their path: `HomeServicesItems`. */
function groupTypes(name: string, group: z.ZodType, node = ''): string[] {
  const fields = Object.entries(fieldsOf(group))
    .filter(([key]) => key !== '$schema')
    .map(([key, field]) => {
      const groupName = name + key.charAt(0).toUpperCase() + key.slice(1);
      return { key, field, groupName };
    });
  if (fields.length === 0) return [];
  const lines = fields.map(({ key, field, groupName }) =>
    formatField(key, field, groupName),
  );
  return [
    `type ${name}${node} @dontInfer {\n${lines.join('\n')}\n}`,
    ...fields.flatMap(({ field, groupName }) => {
      const schema = unwrap(field);
      return groupTypes(groupName, entryOf(schema) ?? schema);
    }),
  ];
}

/** The types of the content files, and of the front matter of legal pages. */
export const contentTypes: readonly string[] = [
  ...contentFiles.flatMap(({ type, schema }) =>
    groupTypes(type, schema, ' implements Node'),
  ),
  ...groupTypes('LegalPage', frontMatter, ' implements Node'),
];
