import type { z } from 'zod';
import { aboutSchema } from './about';
import { companySchema } from './company';
import { footerSchema } from './footer';
import { heroSchema } from './hero';
import { homePartnersSchema } from './homePartners';
import { interfaceSchema } from './interface';
import { partnersSchema } from './partners';
import { servicesSchema } from './services';
import { statisticsSchema } from './statistics';

/** One JSON file of the content folder. */
export interface ContentFile {
  /** Path inside `data/`, with forward slashes. */
  readonly file: string;
  /** Name of the JSON Schema made from it, without folder. */
  readonly schemaName: string;
  readonly schema: z.ZodType;
  /** What the messages call an entry of each list, by the list's key. */
  readonly entries: Readonly<Record<string, string>>;
}

/** Every JSON file of the content folder, in the order in which the README lists them. */
export const contentFiles: readonly ContentFile[] = [
  { file: 'company.json', schemaName: 'company', schema: companySchema, entries: { days: 'dia' } },
  {
    file: 'interface.json',
    schemaName: 'interface',
    schema: interfaceSchema,
    entries: { menu: 'link' },
  },
  { file: 'home/hero.json', schemaName: 'hero', schema: heroSchema, entries: {} },
  {
    file: 'home/statistics.json',
    schemaName: 'statistics',
    schema: statisticsSchema,
    entries: { items: 'número' },
  },
  {
    file: 'home/about.json',
    schemaName: 'about',
    schema: aboutSchema,
    entries: { paragraphs: 'parágrafo', highlights: 'destaque', items: 'vantagem' },
  },
  {
    file: 'home/services.json',
    schemaName: 'services',
    schema: servicesSchema,
    entries: { items: 'serviço' },
  },
  {
    file: 'home/partners.json',
    schemaName: 'home-partners',
    schema: homePartnersSchema,
    entries: {},
  },
  {
    file: 'home/footer.json',
    schemaName: 'footer',
    schema: footerSchema,
    entries: { services: 'serviço', links: 'link', disclaimer: 'aviso' },
  },
  {
    file: 'partners/partners.json',
    schemaName: 'partners',
    schema: partnersSchema,
    entries: { partners: 'parceiro' },
  },
];
