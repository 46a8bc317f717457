import { walkValues } from '../../src/content';
import { textOf } from '../../src/content/parseMarkdown';
import {
  type Content,
  locationAt,
  locationOf,
  type SourceLocation,
  textBlocks,
} from './content';

/** A text that pages show. */
export interface ShownText {
  /** A line break in a file is a space, as on the page. */
  readonly text: string;
  readonly location: SourceLocation;
  /** Whether it is running text of a legal page, which the lawyer reads. */
  readonly isLegal: boolean;
}

/** Yields the texts that pages show, in the order of the files: short texts, then those of legal pages. */
export function* textsOf({ files, pages }: Content): Generator<ShownText> {
  for (const data of files.values())
    for (const { field, path, value } of walkValues(data.root, data.value)) {
      const isShown = field.kind === 'text' && !field.internal;
      if (isShown && typeof value === 'string')
        yield {
          text: value,
          location: locationAt(data, path),
          isLegal: false,
        };
    }
  for (const page of pages)
    for (const block of textBlocks(page)) {
      const text = textOf(block).replaceAll('\n', ' ');
      yield { text, location: locationOf(page, block, text), isLegal: true };
    }
}
