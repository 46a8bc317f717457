import { splitPage } from '../content/legal/frontMatter';

/** A heading of a legal page, and where the text below it stands in the file. */
export interface LegalSection {
  /** Its field in the form. */
  readonly key: string;
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

const KEY = 'text';

/** Whether a field of a legal form is the text below a heading. */
export const isSection = (name: string): boolean => name.startsWith(KEY);

/** Finds the headings of a legal page, with the text of each up to the next heading, without the white space around it. */
export function legalSections(page: string): LegalSection[] {
  const body = splitPage(page)?.body.start ?? 0;
  const sections: LegalSection[] = [];
  let offset = page.length;
  let end = offset;
  const lines = page.split('\n').reverse();
  for (const line of lines) {
    offset -= line.length;
    if (offset < body) break;
    if (line.startsWith('## ') || line.startsWith('### ')) {
      const below = page.slice(offset + line.length, end);
      const text = below.trim();
      const start = offset + line.length + (text ? below.indexOf(text) : 0);
      const label = line.slice(line.indexOf(' ') + 1);
      sections.unshift({ key: '', label, start, end: start + text.length });
      end = offset;
    }
    offset -= 1;
  }
  return sections.map((section, i) => ({ ...section, key: `${KEY}${i + 1}` }));
}
