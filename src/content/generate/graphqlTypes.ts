import type { Field } from '../fields/field';
import { capitalize } from '../fields/text';
import { contentFiles } from '../schemas/contentFiles';
import { frontMatter } from '../schemas/legal';

const SCALARS: Readonly<Partial<Record<Field['kind'], string>>> = {
  picture: 'File',
  date: 'Date',
  boolean: 'Boolean',
};

/** A group's type is named after its path: `HomeServicesItems`, `CompanyAddress`. */
function typeName({ kind, item }: Field, groupName: string): string {
  if (item) return `[${typeName(item, groupName)}!]`;
  return kind === 'group' ? groupName : (SCALARS[kind] ?? 'String');
}

function directive({ kind, interpolated, item }: Field): string {
  if (interpolated || item?.interpolated) return ' @text';
  if (kind === 'date') return ' @dateformat';
  return kind === 'picture' ? ' @fileByRelativePath' : '';
}

function groupTypes(name: string, root: Field, isNode = false): string[] {
  const group = root.item ?? root;
  if (!group.fields) return [];
  const inner: string[] = [];
  const lines = Object.entries(group.fields).map(([key, field]) => {
    const childName = name + capitalize(key);
    inner.push(...groupTypes(childName, field));
    const required = field.optional ? '' : '!';
    const type = `${typeName(field, childName)}${required}`;
    return `  "${field.label}"\n  ${key}: ${type}${directive(field)}`;
  });
  const node = isNode ? ' implements Node' : '';
  const own = `type ${name}${node} @dontInfer {\n${lines.join('\n')}\n}`;
  return [own, ...inner];
}

const derivedType = `
  "What is worked out of the company file."
  type CompanyFacts @dontInfer {
    phone: String!
    phoneUrl: String!
    chatUrl: String!
    emailUrl: String!
    officerUrl: String!
    hours: String!
    schemaDays: [String!]!
    office: String!
  }
`;

/** The GraphQL types of the content: files, front matter of legal pages, derived values. */
export const contentTypes = [
  derivedType,
  ...contentFiles.flatMap(({ type, root }) => groupTypes(type, root, true)),
  ...groupTypes('LegalFrontmatter', frontMatter),
];
