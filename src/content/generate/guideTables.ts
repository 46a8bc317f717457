import type { Field } from '../fields/field';
import { pictureNeeds } from '../fields/picture';
import { walkFields } from '../fields/walk';
import { contentFiles } from '../schemas/contentFiles';
import { frontMatter } from '../schemas/legal';

function valueCell({ kind, list, max, choices, nullable, place }: Field) {
  if (list) {
    const { min, max } = list;
    return min === max ? `lista de ${max}` : `lista de ${min} a ${max}`;
  }
  if (choices)
    return choices
      .map(({ value, label }) =>
        value === label ? `\`${value}\`` : `\`${value}\` (${label})`,
      )
      .join(', ');
  if (place) return `imagem: ${pictureNeeds(place)}`;
  if (kind === 'boolean') return '`true` ou `false`';
  if (kind === 'group') return 'grupo';
  if (kind === 'date') return nullable ? 'data ou `null`' : 'data';
  return max ? `texto de até ${max} letras` : 'texto';
}

function purposeCell({ label, hint, fixed, heardOnly }: Field): string {
  const sentences = [`${label}.`];
  if (hint) sentences.push(hint);
  if (fixed) sentences.push('Texto fixo.');
  if (heardOnly) sentences.push('Só o leitor de tela diz.');
  return sentences.join(' ');
}

function table(title: string, root: Field): string {
  const rows = [`### \`${title}\``, '', purposeCell(root), ''];
  rows.push('| Campo | Valor | Para que serve |', '|---|---|---|');
  for (const { path, field } of walkFields(root)) {
    // The list's own row describes its entries, unless they are choices.
    const isEntry = path.at(-1) === '*' && !field.choices;
    if (path.length === 0 || isEntry) continue;
    const name = path.join('.').replaceAll('.*', '[]');
    const mark = field.optional ? ' (opcional)' : '';
    rows.push(
      `| \`${name}\`${mark} | ${valueCell(field)} | ${purposeCell(field)} |`,
    );
  }
  return rows.join('\n');
}

const START = '<!-- campos: início (gerado por npm run schemas) -->';
const END = '<!-- campos: fim -->';

/** The guide with its field tables written anew. @throws Error when it has lost the marks around them */
export function withFieldTables(guide: string): string {
  const [before, rest] = guide.split(START);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined)
    throw new Error('data/README.md perdeu as marcas da tabela de campos.');
  const tables = [
    ...contentFiles.map(({ path, root }) => table(path, root)),
    table('legal/*.md (cabeçalho)', frontMatter),
  ];
  return `${before}${START}\n\n${tables.join('\n\n')}\n\n${END}${after}`;
}
