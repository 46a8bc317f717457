import { z } from 'zod';
import { contentFiles } from '../schemas/contentFiles';
import { frontMatter } from '../schemas/legal';
import { entryOf, fieldsOf, unwrap } from '../walk';

/** The type of a field, with the directive that resolves it. A group's type is named after its path: `HomeServicesItems`. */
function typeOf(schema: z.ZodType, groupName: string): string {
  const { picture, format, placeholders } = schema.meta() ?? {};
  const entry = entryOf(schema);
  if (entry) {
    const [type, directive = ''] = typeOf(entry, groupName).split(/(?= @)/);
    return `[${type}!]${directive}`;
  }
  if (schema instanceof z.ZodObject) return groupName;
  if (picture) return 'File @fileByRelativePath';
  if (format === 'date') return 'Date @dateformat';
  return placeholders ? 'String @text' : 'String';
}

function groupTypes(name: string, schema: z.ZodType, node = ''): string[] {
  const group = entryOf(schema) ?? schema;
  const fields = Object.entries(fieldsOf(group)).filter(
    ([key]) => key !== '$schema',
  );
  if (fields.length === 0) return [];
  const inner: string[] = [];
  const lines = fields.map(([key, field]) => {
    const value = unwrap(field);
    const childName = name + key.charAt(0).toUpperCase() + key.slice(1);
    inner.push(...groupTypes(childName, value));
    const [type, directive = ''] = typeOf(value, childName).split(/(?= @)/);
    const required = field instanceof z.ZodOptional ? '' : '!';
    return `  ${JSON.stringify(value.meta()?.title)}\n  ${key}: ${type}${required}${directive}`;
  });
  return [`type ${name}${node} @dontInfer {\n${lines.join('\n')}\n}`, ...inner];
}

/** The GraphQL types of the content files, and of the front matter of legal pages. */
export const contentTypes = [
  ...contentFiles.flatMap(({ type, schema }) =>
    groupTypes(type, schema, ' implements Node'),
  ),
  ...groupTypes('LegalPage', frontMatter, ' implements Node'),
];
