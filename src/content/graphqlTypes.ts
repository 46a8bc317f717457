import { type Field, fieldTree } from './fieldTree';
import { contentFiles } from './files';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A group's type is named after the way to it: `HomeServicesItems`, `CompanyAddress`. */
function typeOf(field: Field, parent: string): string {
  const { form, kind, item, name } = field;
  if (item) {
    const inner = { ...item, name };
    return `[${typeOf(inner, parent)}!]`;
  }
  if (kind?.kind === 'picture') return 'File';
  if (form === 'group') return `${parent}${pascal(name)}`;
  return form === 'boolean' ? 'Boolean' : 'String';
}

function directive({ kind, item }: Field): string {
  if (kind?.kind === 'text' || item?.kind?.kind === 'text') return ' @text';
  return kind?.kind === 'picture' ? ' @fileByRelativePath' : '';
}

function typeDefinitions(field: Field, type: string, extra: string, isNode = false): string[] {
  const fields = field.fields ?? [];
  const lines = fields.map((child) => {
    const must = child.required && !child.nullable ? '!' : '';
    return `  "${child.description.replace(/"/g, "'")}"\n  ${child.name}: ${typeOf(child, type)}${must}${directive(child)}`;
  });
  const inner = fields.flatMap((child) => {
    const group = child.item ?? child;
    return group.fields ? typeDefinitions(group, `${type}${pascal(child.name)}`, '') : [];
  });
  const head = `type ${type}${isNode ? ' implements Node' : ''} @dontInfer`;
  return [`${head} {\n${[...lines, extra].filter(Boolean).join('\n')}\n}`, ...inner];
}

/**
 * The GraphQL types of all content files, made of their schemas. `@text` fills in the company's facts.
 * @param added - lines of further fields, by type: what is worked out and stands in no file
 */
export const contentTypes = (added: Readonly<Record<string, string>>): string[] =>
  contentFiles.flatMap(({ type, schema }) =>
    typeDefinitions(fieldTree(schema), type, added[type] ?? '', true),
  );
