import {
  fieldAt,
  findingOf,
  legalPath,
  legalSlugs,
  type Path,
  quote,
  valueAt,
} from '../../../src/content';
import {
  type ContentRule,
  type DataFile,
  placeAt,
  type Report,
} from '../content';

function reportUnknownField(
  data: DataFile,
  path: Path,
  key: string,
  report: Report,
): void {
  const names = Object.keys(fieldAt(data.root, path)?.fields ?? {});
  report(
    placeAt(data, [...path, key], true),
    `este campo não existe; aqui os campos são ${names.join(', ')}`,
    { found: quote(key) },
  );
}

/** Reports values that do not match the schema of their field. */
export const checkSchemas: ContentRule = ({ files }, report) => {
  for (const data of files.values()) {
    const { issues = [] } = data.root.schema.safeParse(data.value).error ?? {};
    const reported = new Set<string>();
    for (const issue of issues) {
      const path = issue.path as Path;
      const finding = findingOf(issue, valueAt(data.value, path));
      if (issue.code === 'unrecognized_keys')
        for (const key of issue.keys)
          reportUnknownField(data, path, key, report);
      // A text in place of a list is too long for it, too.
      else if (issue.code === 'custom' || !reported.has(path.join()))
        report(placeAt(data, path), finding.expected, finding);
      reported.add(path.join());
    }
  }
  for (const slug of legalSlugs) {
    const data = files.get(legalPath(slug));
    if (data && valueAt(data.value, ['slug']) !== slug)
      report(
        placeAt(data, ['slug']),
        `o endereço precisa ser igual ao nome do arquivo, "${slug}"`,
      );
  }
};
