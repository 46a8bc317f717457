import { fieldsOf, type Path, schemaAt, valueAt } from '../../src/content/walk';
import { foundIn } from './problem';
import { type Content, problemOfValue } from './readContent';
import type { DataFile } from './readJson';

/** Names of fields that a group does not have, such as mistyped ones. */
function refuseUnknownFields(
  { problems }: Content,
  data: DataFile,
  path: Path,
  names: readonly string[],
): void {
  const group = schemaAt(data.schema, path);
  const known = group ? Object.keys(fieldsOf(group)).join(', ') : '';
  for (const found of names)
    problems.push(
      problemOfValue(
        data,
        [...path, found],
        `este campo não existe; aqui os campos são ${known}`,
        { found },
      ),
    );
}

/** Finds values that do not match the schema of their field. */
export function checkValues(content: Content): void {
  const { files, pages, problems } = content;
  for (const data of files.values()) {
    const { issues = [] } = data.schema.safeParse(data.value).error ?? {};
    for (const issue of issues) {
      const path = issue.path as Path;
      if (issue.code === 'unrecognized_keys')
        refuseUnknownFields(content, data, path, issue.keys);
      else {
        const found = foundIn(issue, data.value);
        problems.push(problemOfValue(data, path, issue.message, { found }));
      }
    }
  }
  for (const page of pages)
    if (valueAt(page.value, ['slug']) !== page.slug)
      problems.push(
        problemOfValue(
          page,
          ['slug'],
          `o endereço precisa ser igual ao nome do arquivo, "${page.slug}"`,
        ),
      );
}
