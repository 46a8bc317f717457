import type { Path } from '../../src/content/walk';
import { foundIn } from './problem';
import { addProblem, type Content } from './readContent';

const UNKNOWN = 'este campo não existe; corrija o nome dele, ou tire-o';

/** Finds values that do not match the schema of their field, and names that no field has. */
export function checkValues(content: Content): void {
  for (const data of content.files.values()) {
    const { issues = [] } = data.schema.safeParse(data.value).error ?? {};
    for (const issue of issues) {
      const path = issue.path as Path;
      const found = foundIn(issue, data.value);
      if (issue.code !== 'unrecognized_keys')
        addProblem(content, data, path, issue.message, { found });
      else
        for (const name of issue.keys)
          addProblem(content, data, [...path, name], UNKNOWN, { found: name });
    }
  }
}
