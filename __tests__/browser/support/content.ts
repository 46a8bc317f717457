import { CAROUSEL_MINIMUM } from '@/content/carouselMinimum';
import { legalSlugs } from '@/content/legal/schema';
import { partnersSectionFile } from '@/content/schemas/home/partners';
import { questionsFile } from '@/content/schemas/home/questions';
import { interfaceFile } from '@/content/schemas/interface';
import { partnersFile } from '@/content/schemas/partners';
import { readTexts } from '../../support/texts';

export const texts = readTexts(interfaceFile);
export const partnerTexts = readTexts(partnersSectionFile);
export const { partners } = readTexts(partnersFile);
export const hasCarousel = partners.length >= CAROUSEL_MINIMUM;
export const questions = readTexts(questionsFile).items;

/** What is announced when an arrow has moved the carousel to a partner. */
export const positionOf = (index: number) =>
  partnerTexts.position
    .replace('{parceiro}', partners[index % partners.length]?.name ?? '')
    .replace('{posicao}', String((index % partners.length) + 1))
    .replace('{total}', String(partners.length));

/** The targets of the menu. */
export const SECTIONS = texts.menu.map(({ target }) => target);

export const TERMS = '/termos-uso';
export const MISSING = '/nao/existe';
export const FAILED = '/500';

/** The pages with header, menu and footer. */
export const WHOLE_PAGES = ['/', ...legalSlugs.map((slug) => `/${slug}`)];

/** Every page. */
export const PAGES = [...WHOLE_PAGES, MISSING, FAILED];
