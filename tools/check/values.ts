import { type Path, valueAt } from '../../src/content/walk';
import { foundIn } from './problem';
import { type Content, problemOfValue } from './readContent';

const UNKNOWN = 'este campo não existe; corrija o nome dele, ou tire-o';

/** Finds values that do not match the schema of their field, and names that no field has. */
export function checkValues({ files, pages, problems }: Content): void {
  for (const data of files.values()) {
    const { issues = [] } = data.schema.safeParse(data.value).error ?? {};
    for (const issue of issues) {
      const add = (path: Path, message: string, found?: string) =>
        problems.push(problemOfValue(data, path, message, { found }));
      const path = issue.path as Path;
      if (issue.code === 'unrecognized_keys')
        for (const name of issue.keys) add([...path, name], UNKNOWN, name);
      else add(path, issue.message, foundIn(issue, data.value));
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
