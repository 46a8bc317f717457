import { allFields, type Field, fieldTree } from './fieldTree';
import { contentFiles } from './files';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A group's type is named after the way to it: `HomeServicesItems`, `CompanyAddress`. */
function typeOf({ form, item }: Field, group: string): string {
  if (item) return `[${typeOf(item, group)}!]`;
  if (form === 'picture') return 'File';
  if (form === 'group') return group;
  return form === 'boolean' ? 'Boolean' : 'String';
}

function directive({ form, item }: Field): string {
  if (form === 'text' || item?.form === 'text') return ' @text';
  return form === 'picture' ? ' @fileByRelativePath' : '';
}

function line(field: Field, type: string): string {
  const { name, description, required, nullable } = field;
  const must = required && !nullable ? '!' : '';
  const form = typeOf(field, `${type}${pascal(name)}`);
  return `  "${description.replace(/"/g, "'")}"\n  ${name}: ${form}${must}${directive(field)}`;
}

/** The content files' GraphQL types. @param added - lines of further fields, by type: what stands in no file */
export const contentTypes = (added: Readonly<Record<string, string>>): string[] =>
  contentFiles.flatMap(({ type: file, schema }) =>
    allFields(fieldTree(schema)).flatMap(({ path, field: { fields } }) => {
      if (!fields) return [];
      const type = [file, ...path.filter((key) => key !== '*').map(pascal)].join('');
      const lines = [...fields.map((field) => line(field, type)), added[type] ?? ''];
      const node = type === file ? ' implements Node' : '';
      return [`type ${type}${node} @dontInfer {\n${lines.filter(Boolean).join('\n')}\n}`];
    }),
  );
