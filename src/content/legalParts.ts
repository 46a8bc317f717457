/**
 * Makes the fragment of a heading's address.
 * @param heading - the heading as written, with or without its number ("3. Dados que coletamos")
 * @returns lower case, no accents, words joined by single hyphens ("dados-que-coletamos")
 */
export function slugify(heading: string): string {
  return heading
    .replace(/^\s*\d+\.\s*/, '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** One numbered item of a legal page. `html` is its body without the heading. */
export interface LegalSection {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly html: string;
}

/** A run of numbered items; `title` is null where the page has a single part. */
export interface LegalPart {
  readonly id: string | null;
  readonly title: string | null;
  readonly sections: readonly LegalSection[];
}

const HEADING = /<h([23])>(.*?)<\/h\1>/g;
const NUMBERED = /^(\d+)\.\s+(.+)$/;

/** Gives the headings below the numbered ones an address and the level that follows the item's. */
function bodyHtml(html: string, level: number): string {
  return html
    .replace(/<h(\d)>(.*?)<\/h\1>/g, (_whole, _depth, text: string) => {
      return `<h${level} id="${slugify(text.replace(/<[^>]+>/g, ''))}">${text}</h${level}>`;
    })
    .trim();
}

/**
 * Splits a legal page's HTML at its headings. Raw HTML is refused in the content, so every `<h2>` here was
 * written by the Markdown transformer and has no attribute.
 * @param html - the page's HTML from gatsby-transformer-remark
 * @returns the parts in order: one untitled part where the level-2 headings are numbered (privacy policy),
 *   else one part for each level-2 heading, with its numbered level-3 items (terms)
 * @throws Error when a numbered heading is missing: the content check reports it with its place before that
 */
export function legalParts(html: string): LegalPart[] {
  const headings = [...html.matchAll(HEADING)].map((match) => ({
    depth: Number(match[1]),
    text: match[2] ?? '',
    start: match.index,
    bodyStart: match.index + match[0].length,
  }));
  const top = headings.filter(({ depth }) => depth === 2);
  const flat = top.every(({ text }) => NUMBERED.test(text));
  const itemDepth = flat ? 2 : 3;
  const items = headings.filter(({ depth }) => depth === itemDepth);

  const section = ({ text, bodyStart }: (typeof headings)[number]): LegalSection => {
    const [, number, title] = NUMBERED.exec(text) ?? [];
    if (number === undefined || title === undefined)
      throw new Error(`Título sem número: “${text}”`);
    const next = headings.find(({ start, depth }) => start >= bodyStart && depth <= itemDepth);
    const body = bodyHtml(html.slice(bodyStart, next?.start), itemDepth + 1);
    return { id: slugify(title), number: Number(number), title, html: body };
  };

  if (flat) return [{ id: null, title: null, sections: items.map(section) }];
  return top.map((part, i) => ({
    id: slugify(part.text),
    title: part.text,
    sections: items
      .filter(({ start }) => start > part.start && start < (top[i + 1]?.start ?? Infinity))
      .map(section),
  }));
}
