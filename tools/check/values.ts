import type { Path } from '../../src/content/walk';
import { foundIn } from './problem';
import { addProblem, type Content } from './readContent';

const UNKNOWN = 'este campo não existe; corrija o nome dele, ou tire-o';

/** Finds values that do not match the schema of their field, and names that no field has. */
export function checkValues(content: Content): void {
  const { files, pages } = content;
  for (const data of files.values()) {
    const { issues = [] } = data.schema.safeParse(data.value).error ?? {};
    for (const issue of issues) {
      const add = (path: Path, message: string, found?: string) =>
        addProblem(content, data, path, message, { found });
      const path = issue.path as Path;
      if (issue.code === 'unrecognized_keys')
        for (const name of issue.keys) add([...path, name], UNKNOWN, name);
      else add(path, issue.message, foundIn(issue, data.value));
    }
  }
  for (const page of pages)
    if (Object(page.value).slug !== page.slug)
      addProblem(
        content,
        page,
        ['slug'],
        `o endereço precisa ser igual ao nome do arquivo, "${page.slug}"`,
      );
}
