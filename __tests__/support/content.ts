import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Chat } from '@/components/ChatLink/ChatLink';
import type { Site } from '@/components/Layout/siteFragment';
import {
  addressText,
  type CompanyFacts,
  placeholderValues,
  schemaDays,
} from '@/gatsby/derive/company';
import { initials, initialsStyle } from '@/gatsby/derive/partner';
import { fillPlaceholders } from '@/gatsby/derive/placeholders';
import { bindNumbers } from '@/gatsby/derive/typography';

/** Reads a JSON file of the content folder as it stands. */
export const raw = (path: string) => JSON.parse(readFileSync(`data/${path}`, 'utf8'));

const facts: CompanyFacts = raw('company.json');
const values = placeholderValues(facts);

/** Fills the company's facts into every text, as the `@text` field extension does. */
function write<T>(value: T): T {
  if (typeof value === 'string') return bindNumbers(fillPlaceholders(value, values)) as T;
  if (Array.isArray(value)) return value.map(write) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, write(own)])) as T;
}

/** What gatsby-plugin-image makes of a file, as far as a component sees it. */
export function imageOf(path: string, width = 800, height = 600): IGatsbyImageData {
  const name = basename(path).replace(/\.\w+$/, '');
  return {
    layout: 'constrained',
    width,
    height,
    images: {
      sources: [
        { type: 'image/avif', srcSet: `/static/${name}.avif 800w`, sizes: '50vw' },
        { type: 'image/webp', srcSet: `/static/${name}.webp 800w`, sizes: '50vw' },
      ],
      fallback: { src: `/static/${name}.png`, srcSet: `/static/${name}.png 800w`, sizes: '50vw' },
    },
  };
}

const file = (path: string) => ({ childImageSharp: { gatsbyImageData: imageOf(path) } });

const company = {
  ...facts,
  phoneText: values.telefone,
  phoneUrl: values.link_telefone,
  chatUrl: values.link_whatsapp,
  emailUrl: values.link_email,
  hoursText: values.horario,
  address: { ...facts.address, text: addressText(facts.address) },
  hours: { ...facts.hours, schemaDays: schemaDays(facts.hours.days) },
} as unknown as Site['company'];

const interfaceFile = raw('interface.json');
const hero = write(raw('home/hero.json'));

/** What every page's query brings, from the real content files. */
export const site = {
  company,
  interfaceTexts: {
    ...write(interfaceFile),
    socialImage: {
      childImageSharp: { resize: { src: '/static/social-card.jpg', width: 1200, height: 630 } },
    },
  },
  homeFooter: write(raw('home/footer.json')),
} as unknown as Site;

/** The home page's sections, from the real content files. */
export const home = {
  hero: {
    ...hero,
    image: file(hero.image),
    imageNight: file(hero.imageNight),
    background: file(hero.background),
    backgroundNight: file(hero.backgroundNight),
  } as unknown as Queries.HeroFragment,
  statistics: write(raw('home/statistics.json')) as Queries.StatisticsFragment,
  about: write(raw('home/about.json')) as Queries.AboutFragment,
  services: write(raw('home/services.json')) as Queries.ServicesFragment,
  partners: write(raw('home/partners.json')) as Queries.PartnersFragment,
};

/** The 404 page's texts, from the real content file. */
export const notFoundTexts = {
  notFound: { ...write(interfaceFile.notFound), image: file(interfaceFile.notFound.image) },
};

interface PartnerEntry {
  readonly name: string;
  readonly url?: string;
  readonly logo?: string;
}

/** The partners as a page query brings them: derived fields filled in, logos as pictures. */
export const partners = (raw('partners/partners.json').partners as PartnerEntry[]).map(
  ({ name, url = null, logo }, position) => ({
    name,
    url,
    initials: initials(name),
    initialsStyle: initialsStyle(position),
    logo: logo ? { extension: 'png', publicURL: `/static/${logo}`, ...file(logo) } : null,
  }),
) as unknown as Queries.PartnerListFragment['partners'];

export const chat: Chat = { url: company.chatUrl, newTab: site.interfaceTexts.newTab };
