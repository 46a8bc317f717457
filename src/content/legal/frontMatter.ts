import { parseDocument } from 'yaml';

const DELIMITER = /^---[ \t]*$/gm;

/**
 * Splits a legal page's file into its front matter and its Markdown, where `start` is the offset of each.
 * @returns undefined when the file does not begin with a front matter that is closed
 */
export function splitPage(text: string) {
  const [opening, closing] = [...text.matchAll(DELIMITER)];
  if (opening?.index !== 0 || !closing) return undefined;
  const start = opening[0].length;
  const end = closing.index + closing[0].length;
  return {
    head: { start, text: text.slice(start, closing.index) },
    body: { start: end, text: text.slice(end) },
  };
}

/** Reads YAML as Gatsby does, but leaves days as texts. */
export const parseFrontMatter = (text: string) =>
  parseDocument(text, {
    schema: 'core',
    logLevel: 'silent',
    prettyErrors: false,
  });
