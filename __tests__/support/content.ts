import { basename } from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Chat } from '@/components/ChatLink/ChatLink';
import type { Site } from '@/components/Layout/siteFragment';
import type { CompanyContent } from '@/content/company';
import { companyFacts, placeholderValues } from '@/content/facts';
import { homeFiles } from '@/content/home';
import { legalSlugs } from '@/content/legal';
import { fillText } from '@/content/placeholders';
import { raw } from './fixture';

const facts: CompanyContent = raw('company.json');
const values = placeholderValues(facts);

/** What gatsby-plugin-image makes of a file, as far as a component sees it. */
export function imageOf(path: string, width = 800, height = 600): IGatsbyImageData {
  const name = basename(path).replace(/\.\w+$/, '');
  return {
    layout: 'constrained',
    width,
    height,
    images: {
      sources: [{ type: 'image/avif', srcSet: `/static/${name}.avif 800w`, sizes: '50vw' }],
      fallback: { src: `/static/${name}.webp`, srcSet: `/static/${name}.webp 800w`, sizes: '50vw' },
    },
  };
}

const isPicture = (text: string) => /\.(?:png|jpg|webp|avif)$/.test(text);

/** Turns a content file into what a query brings: facts filled in, pictures made. */
function queried<T>(value: T): T {
  if (typeof value === 'string') {
    return (
      isPicture(value)
        ? { childImageSharp: { gatsbyImageData: imageOf(value) }, svgURL: null }
        : fillText(value, values)
    ) as T;
  }
  if (Array.isArray(value)) return value.map(queried) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, queried(own)])) as T;
}

/** What every page's query brings. */
export const site = {
  company: { ...facts, facts: companyFacts(facts) },
  interfaceTexts: queried(raw('interface.json')),
  homeFooter: queried(raw('home/footer.json')),
  allMarkdownRemark: {
    nodes: legalSlugs.map((slug) => ({ frontmatter: { slug, title: `Página ${slug}` } })),
  },
} as unknown as Site;

/** Each file of the home page's sections, by the name that its query has: `homeHero`. */
export const homeFields = Object.fromEntries(
  homeFiles.map(({ file, type }) => [
    type.charAt(0).toLowerCase() + type.slice(1),
    queried(raw(file)),
  ]),
);

/** The home page's sections. */
export const home = {
  hero: homeFields.homeHero as Queries.HeroFragment,
  statistics: homeFields.homeStatistics as Queries.StatisticsFragment,
  about: homeFields.homeAbout as Queries.AboutFragment,
  services: homeFields.homeServices as Queries.ServicesFragment,
  partners: homeFields.homePartners as Queries.PartnersFragment,
};

interface PartnerEntry {
  readonly name: string;
  readonly url?: string;
  readonly logo?: string;
}

/** The partners as a page query brings them. */
export const partners = (raw('partners/partners.json').partners as PartnerEntry[]).map(
  ({ name, url = null, logo = null }) => ({
    name,
    url,
    logo: logo?.endsWith('.svg')
      ? { childImageSharp: null, svgURL: `/static/${logo}` }
      : queried(logo),
  }),
) as unknown as Queries.PartnerListFragment['partners'];

export const chat: Chat = { url: companyFacts(facts).chatUrl, newTab: site.interfaceTexts.newTab };
