import type { z } from 'zod';
import { capital } from './fieldProblem';
import { allFields, type Field, fieldTree } from './fieldTree';
import { contentFiles } from './files';
import { legalSchema } from './legal';

/** A group's type is named after the way to it: `HomeServicesItems`, `CompanyAddress`. */
function typeOf({ form, item }: Field, group: string): string {
  if (item) return `[${typeOf(item, group)}!]`;
  if (form === 'picture') return 'File';
  if (form === 'group') return group;
  if (form === 'date') return 'Date';
  return form === 'boolean' ? 'Boolean' : 'String';
}

function directive({ form, item }: Field): string {
  if (form === 'text' || item?.form === 'text') return ' @text';
  if (form === 'date') return ' @dateformat';
  return form === 'picture' ? ' @fileByRelativePath' : '';
}

function line(field: Field, type: string): string {
  const { name, description, required, nullable } = field;
  const must = required && !nullable ? '!' : '';
  const form = typeOf(field, `${type}${capital(name)}`);
  return `  "${description.replace(/"/g, "'")}"\n  ${name}: ${form}${must}${directive(field)}`;
}

const typesOf = (name: string, schema: z.ZodType, isNode = false): string[] =>
  allFields(fieldTree(schema)).flatMap(({ path, field: { fields } }) => {
    if (!fields) return [];
    const type = [name, ...path.filter((key) => key !== '*').map(capital)].join(
      '',
    );
    const lines = fields.map((field) => line(field, type));
    const node = isNode && type === name ? ' implements Node' : '';
    return [`type ${type}${node} @dontInfer {\n${lines.join('\n')}\n}`];
  });

/** The GraphQL types of the content files, and of what heads a legal page. */
export const contentTypes = [
  ...contentFiles.flatMap(({ type, schema }) => typesOf(type, schema, true)),
  ...typesOf('LegalFrontmatter', legalSchema),
];
