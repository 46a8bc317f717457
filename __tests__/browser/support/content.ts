import { readFileSync } from 'node:fs';
import { CAROUSEL_MINIMUM } from '@/content/carouselMinimum';
import {
  partnerCards,
  partners,
  partnerTexts,
  questions as questionTexts,
  texts,
} from '../../support/texts';

export { partnerCards, partners, partnerTexts, texts };
export const questions = questionTexts.items;
export const hasCarousel = partners.length >= CAROUSEL_MINIMUM;

/** What is announced when an arrow has moved the carousel to a partner. */
export const positionOf = (index: number) =>
  partnerTexts.position
    .replace('{parceiro}', partnerCards[index % partners.length]?.name ?? '')
    .replace('{posicao}', String((index % partners.length) + 1))
    .replace('{total}', String(partners.length));

/** The targets of the menu. */
export const SECTIONS = texts.menu.map(({ target }) => target);

export const TERMS = '/termos-uso';
export const MISSING = '/nao/existe';
export const FAILED = '/500';

/** The pages with header, menu and footer. */
export const WHOLE_PAGES = Array.from(
  readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.+)<\/loc>/g),
  ([, address]) => new URL(String(address)).pathname,
);

/** Every page. */
export const PAGES = [...WHOLE_PAGES, MISSING, FAILED];
