import type { Field } from '../fields/field';
import { capitalize } from '../fields/text';
import { contentFiles } from '../schemas/contentFiles';
import { frontMatter } from '../schemas/legal';

const SCALARS: Readonly<Partial<Record<Field['kind'], string>>> = {
  picture: 'File',
  date: 'Date',
};

/** A group's type is named after its path: `HomeServicesItems`. */
function getTypeName({ kind, item }: Field, groupName: string): string {
  if (item) return `[${getTypeName(item, groupName)}!]`;
  return kind === 'group' ? groupName : (SCALARS[kind] ?? 'String');
}

function getDirective({ kind, interpolated, item }: Field): string {
  if (interpolated || item?.interpolated) return ' @text';
  if (kind === 'date') return ' @dateformat';
  return kind === 'picture' ? ' @fileByRelativePath' : '';
}

function makeGroupTypes(name: string, root: Field, isNode = false): string[] {
  const group = root.item ?? root;
  if (!group.fields) return [];
  const inner: string[] = [];
  const lines = Object.entries(group.fields).map(([key, field]) => {
    const childName = name + capitalize(key);
    inner.push(...makeGroupTypes(childName, field));
    const required = field.optional ? '' : '!';
    const type = `${getTypeName(field, childName)}${required}`;
    return `  ${JSON.stringify(field.label)}\n  ${key}: ${type}${getDirective(field)}`;
  });
  const node = isNode ? ' implements Node' : '';
  const own = `type ${name}${node} @dontInfer {\n${lines.join('\n')}\n}`;
  return [own, ...inner];
}

const companyFactsType = `
  "Facts that follow from the company file."
  type CompanyFacts @dontInfer {
    phone: String!
    phoneUrl: String!
    chatUrl: String!
    emailUrl: String!
    officerUrl: String!
    hours: String!
    schemaDays: [String!]!
  }
`;

/** The GraphQL types of the content. */
export const contentTypes = [
  companyFactsType,
  ...contentFiles.flatMap(({ type, root }) => makeGroupTypes(type, root, true)),
  // From data/legal/*.md. src/gatsby/createResolvers.ts adds the parts of the page.
  ...makeGroupTypes('LegalPage', frontMatter, true),
];
