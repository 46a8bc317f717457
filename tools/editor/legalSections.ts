import { splitPage } from '../../src/content/legal/frontMatter';

const KEY = 'text';

/** Whether a field of a legal form is the text below a heading. */
export const isSection = (name: string): boolean => name.startsWith(KEY);

/** Finds the headings of a legal page, and where the text below each stands in the file, without the white space around it. */
export function legalSections(page: string) {
  const body = splitPage(page)?.body.start ?? 0;
  const headings = [...page.matchAll(/^###? (.+)/gm)].filter(
    ({ index }) => index >= body,
  );
  return headings.map(({ index, 0: line, 1: label = '' }, i) => {
    const from = index + line.length;
    const below = page.slice(from, headings[i + 1]?.index);
    const text = below.trim();
    const start = from + (text ? below.indexOf(text) : 0);
    const end = start + text.length;
    return { key: `${KEY}${i + 1}`, label, start, end };
  });
}
