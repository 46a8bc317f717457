const REMOVED: readonly RegExp[] = [
  // Says to an attacker which version to look up.
  /<meta name="generator"[^>]*>/g,
  // For a browser that no longer exists.
  /<meta http-equiv="x-ua-compatible"[^>]*>/gi,
  // Marks of Gatsby's own assembly; it finds them again in its parked copy.
  /<!-- slice-(?:start|end) id="[^"]*" -->/g,
];

/**
 * Makes a page that Gatsby wrote fit to be published: without its marks, and without the two style attributes
 * that a policy without `unsafe-inline` refuses (the announcer takes our class for what only a reader hears; the
 * wrapper's outline is the business of base.css).
 * @param html - the whole page
 * @param preview - whether the page must stay out of search engines
 */
export function tidyHtml(html: string, { preview = false } = {}): string {
  const clean = REMOVED.reduce((text, pattern) => text.replace(pattern, ''), html)
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1 class="visually-hidden"')
    .replace(/(<div[^>]*) style="outline:none"([^>]* id="gatsby-focus-wrapper")/, '$1$2');
  return preview && !/<meta[^>]* name="robots"/.test(clean)
    ? clean.replace('</head>', '<meta name="robots" content="noindex"/></head>')
    : clean;
}
