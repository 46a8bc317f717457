import { readFileSync } from 'node:fs';
import type footerFile from '../../../data/home/footer.json';
import type heroFile from '../../../data/home/hero.json';
import type partnersFile from '../../../data/home/partners.json';
import type servicesFile from '../../../data/home/services.json';
import type interfaceFile from '../../../data/interface.json';
import type { CompanyContent } from '../../../src/content/company';
import { companyFacts, placeholderValues } from '../../../src/content/facts';
import { fillText } from '../../../src/content/placeholders';

// The content of the site under test; another company's may stand in its place.
const read = (path: string) => readFileSync(`${process.env.SITE_DATA ?? 'data'}/${path}`, 'utf8');

export const company: CompanyContent = JSON.parse(read('company.json'));
const values = placeholderValues(company);

/** A content file as visitors read it: the company's facts filled in. */
const content = <File>(path: string): File =>
  JSON.parse(read(path), (_key, value) =>
    typeof value === 'string' ? fillText(value, values) : value,
  );

export const texts = content<typeof interfaceFile>('interface.json');
export const hero = content<typeof heroFile>('home/hero.json');
export const services = content<typeof servicesFile>('home/services.json');
export const partnerTexts = content<typeof partnersFile>('home/partners.json');
export const footer = content<typeof footerFile>('home/footer.json');
export const { partners } = content<{
  readonly partners: readonly { readonly name: string; readonly url?: string }[];
}>('partners/partners.json');

/** Where every call to action leads. */
export const CHAT = companyFacts(company).chatUrl;

/** A link's whole name where it opens a new tab. */
export const opens = (words: string) => `${words} (${texts.newTab})`;

/** What a screen reader is told of each partner: the link's name, or the bare name where no site is known. */
export const partnerNames = partners.map(({ name, url }) => (url ? opens(name) : name));

/** What is said when an arrow has brought a partner to the start. @param index - its place, from 0 */
export const positionOf = (index: number) =>
  partnerTexts.position
    .replace('{parceiro}', partners[index]?.name ?? '')
    .replace('{posicao}', String(index + 1))
    .replace('{total}', String(partners.length));

/** The home page's sections, by their fragments, in the order of the menu. */
export const SECTIONS = texts.menu.map(({ target }) => target);

const sitemap = readFileSync(`${process.env.SITE_DIR ?? 'dist'}/sitemap.xml`, 'utf8');

/** Pages with an address of their own, the home page first: a new one is tested without a word about it here. */
export const FOUND = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
  .map(([, path = '']) => path || '/')
  .sort();

/** A page beside the home page. */
export const OTHER = FOUND.at(-1) as string;
/** An address that does not exist. */
export const MISSING = '/nao/existe';
/** What a server shows that has failed. */
export const FAILED = '/500';

export const PAGES = [...FOUND, MISSING, FAILED];
