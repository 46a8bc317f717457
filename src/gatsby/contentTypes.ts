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

/** The type of a group, and those of the groups inside it, which are named after their path: `HomeServicesItems`. */
function groupTypes(name: string, group: z.ZodType, node = ''): string[] {
  const { $schema: _, ...fields } = fieldsOf(group);
  const lines: string[] = [];
  const inside: string[] = [];
  for (const [key, field] of Object.entries(fields)) {
    const groupName = name + key.charAt(0).toUpperCase() + key.slice(1);
    const schema = unwrap(field);
    const entry = entryOf(schema);
    const [type, directive] = typeOf(entry ?? schema, groupName);
    const whole = entry ? `[${type}!]` : type;
    const required = field instanceof z.ZodOptional ? '' : '!';
    lines.push(`  ${key}: ${whole}${required}${directive}`);
    inside.push(...groupTypes(groupName, entry ?? schema));
  }
  if (lines.length === 0) return [];
  return [
    `type ${name}${node} @dontInfer {\n${lines.join('\n')}\n}`,
    ...inside,
  ];
}

/** The types of the content files, and of the front matter of legal pages. */
export const contentTypes: readonly string[] = [
  ...contentFiles.flatMap(({ type, schema }) =>
    groupTypes(type, schema, ' implements Node'),
  ),
  ...groupTypes('LegalPage', frontMatter, ' implements Node'),
];
