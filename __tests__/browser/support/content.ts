import { readFileSync } from 'node:fs';
import type heroFile from '../../../data/home/hero.json';
import type partnersFile from '../../../data/home/partners.json';
import type servicesFile from '../../../data/home/services.json';
import type interfaceFile from '../../../data/interface.json';
import type { Company } from '../../../src/content/schemas/company';
import { legalSlugs } from '../../../src/content/schemas/legal';
import { placeholderValues } from '../../../src/gatsby/derived';
import { interpolate } from '../../../src/gatsby/interpolate';

const read = (path: string) => readFileSync(`data/${path}`, 'utf8');

export const company: Company = JSON.parse(read('company.json'));
const values = placeholderValues(company);

export const content = <File>(path: string): File =>
  JSON.parse(read(path), (_key, value) =>
    typeof value === 'string' ? interpolate(value, values) : value,
  );

export const texts = content<typeof interfaceFile>('interface.json');
export const hero = content<typeof heroFile>('home/hero.json');
export const services = content<typeof servicesFile>('home/services.json');
export const partnerTexts = content<typeof partnersFile>('home/partners.json');
export const { partners } = content<{
  readonly partners: readonly {
    readonly name: string;
    readonly url?: string;
    readonly logo?: string;
  }[];
}>('partners/partners.json');

/** The accessible name of the partners' list, which also says that links open a new tab. */
export const partnerList = `${partnerTexts.listLabel} (${texts.newTab})`;

export const positionOf = (index: number) =>
  partnerTexts.position
    .replace('{parceiro}', partners[index]?.name ?? '')
    .replace('{posicao}', String(index + 1))
    .replace('{total}', String(partners.length));

export const SECTIONS = texts.menu.map(({ target }) => target);

/** The paths of the pages in the menu and the footer. */
export const LISTED = ['/', ...legalSlugs.map((slug) => `/${slug}`)];

export const OTHER = LISTED.at(-1) as string;
export const MISSING = '/nao/existe';
export const FAILED = '/500';

export const PAGES = [...LISTED, MISSING, FAILED];
