import { readFileSync } from 'node:fs';
import {
  hasCarousel,
  partnerCards,
  partners,
  partnerTexts,
  questions as questionTexts,
  texts,
} from '../../support/texts';

export { hasCarousel, partnerCards, partners, partnerTexts, texts };
export const questions = questionTexts.items;

/** What is announced when an arrow has moved the carousel to a partner. */
export const positionOf = (index: number) =>
  partnerTexts.position
    .replace('{parceiro}', partnerCards[index % partners.length]?.name ?? '')
    .replace('{posicao}', String((index % partners.length) + 1))
    .replace('{total}', String(partners.length));

export const SECTIONS = texts.menu.map(({ target }) => target);

export const TERMS = '/termos-uso';
export const MISSING = '/nao/existe';
export const FAILED = '/500';

/** The pages with header, menu and footer. */
export const WHOLE_PAGES = Array.from(
  readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.+)<\/loc>/g),
  ([, address]) => new URL(String(address)).pathname,
);

export const PAGES = [...WHOLE_PAGES, MISSING, FAILED];
