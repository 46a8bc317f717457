import {
  fieldAt,
  findingOf,
  type Path,
  quote,
  valueAt,
} from '../../../src/content';
import { type ContentRule, locationAt } from '../content';

/** Reports values that do not match the schema of their field. */
export const checkSchemas: ContentRule = ({ files, pages }, report) => {
  for (const data of files.values()) {
    const { issues = [] } = data.root.schema.safeParse(data.value).error ?? {};
    const reported = new Set<string>();
    for (const issue of issues) {
      const path = issue.path as Path;
      const finding = findingOf(issue, valueAt(data.value, path));
      if (issue.code === 'unrecognized_keys') {
        const names = Object.keys(fieldAt(data.root, path)?.fields ?? {});
        const message = `este campo não existe; aqui os campos são ${names.join(', ')}`;
        for (const key of issue.keys)
          report(locationAt(data, [...path, key], true), message, {
            found: quote(key),
          });
      }
      // A text in place of a list is too long for it, too.
      else if (issue.code === 'custom' || !reported.has(path.join()))
        report(locationAt(data, path), finding.message, finding);
      reported.add(path.join());
    }
  }
  for (const page of pages)
    if (valueAt(page.value, ['slug']) !== page.slug)
      report(
        locationAt(page, ['slug']),
        `o endereço precisa ser igual ao nome do arquivo, "${page.slug}"`,
      );
};
