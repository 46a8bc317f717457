import { walkValues } from '../../src/content/walk';
import { problemAt, warning } from './problem';
import type { Content } from './readContent';

const QUOTED = /(?<!\w)'[^']+'(?!\w)/g;

/** Warns about each text in single quotes in the company's specification that no field has. */
export function checkSpecification(content: Content): void {
  const { files, specification, problems } = content;
  const texts = [...files.values()]
    .flatMap(({ schema, value }) => [...walkValues(schema, value)])
    .map(({ value }) => String(value).trim());
  const { text } = specification;
  for (const quoted of new Set(text.match(QUOTED))) {
    const found = quoted.slice(1, -1);
    if (!texts.includes(found))
      problems.push(
        problemAt(
          specification,
          text.indexOf(quoted),
          'a especificação cita este texto, e nenhum campo o tem mais; se a mudança foi combinada, a especificação muda também',
          { ...warning, found },
        ),
      );
  }
}
