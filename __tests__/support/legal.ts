import { readFileSync } from 'node:fs';
import { type CompanyFacts, placeholderValues } from '@/gatsby/derive/company';
import { type LegalPart, legalParts } from '@/gatsby/derive/legalSections';
import { fillPlaceholders } from '@/gatsby/derive/placeholders';
import { bindNumbers } from '@/gatsby/derive/typography';
import { raw } from './content';

// The Markdown half of gatsby-transformer-remark, in the versions that it brings along.
const fromMarkdown = require('mdast-util-from-markdown');
const gfmSyntax = require('micromark-extension-gfm');
const gfm = require('mdast-util-gfm');
const toHast = require('mdast-util-to-hast');
const toHtml = require('hast-util-to-html');

export interface LegalText {
  readonly frontmatter: Record<'slug' | 'title' | 'description' | 'updated', string>;
  readonly parts: readonly LegalPart[];
}

/** A legal page as its query brings it, from the real Markdown file. */
export function legalText(slug: string): LegalText {
  const text = readFileSync(`data/legal/${slug}.md`, 'utf8');
  const [, head = '', body = ''] = text.split(/^---$/m);
  const frontmatter = Object.fromEntries(
    head
      .trim()
      .split('\n')
      .map((line) => line.split(/:\s(.*)/s).slice(0, 2)),
  );
  const tree = fromMarkdown(body, {
    extensions: [gfmSyntax()],
    mdastExtensions: [gfm.fromMarkdown],
  });
  const html = toHtml(toHast(tree));
  const facts = placeholderValues(raw('company.json') as CompanyFacts);
  return { frontmatter, parts: legalParts(bindNumbers(fillPlaceholders(html, facts))) };
}
