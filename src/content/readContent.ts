import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContentFile } from './fields/contentFile';
import { parseFrontMatter, splitPage } from './legal/frontMatter';
import { companyFile } from './schemas/company';
import { aboutFile } from './schemas/home/about';
import { footerFile } from './schemas/home/footer';
import { heroFile } from './schemas/home/hero';
import { partnersSectionFile } from './schemas/home/partners';
import { servicesFile } from './schemas/home/services';
import { statisticsFile } from './schemas/home/statistics';
import { interfaceFile } from './schemas/interface';
import { frontMatter, legalPath, legalSlugs } from './schemas/legal';
import { partnersFile } from './schemas/partners';

export type SiteContent = ReturnType<typeof readContent>;

/**
 * Reads the content folder into typed values.
 * @throws Error for content that the schemas refuse: the content check reports it with its location
 */
export function readContent(folder: string) {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const file = <Schema extends z.ZodType>({
    path,
    root,
  }: ContentFile<Schema>) => root.schema.parse(JSON.parse(read(path)));
  const legalPages = legalSlugs.map((slug) => {
    const page = splitPage(read(legalPath(slug)));
    const values = parseFrontMatter(page?.head.text ?? '').toJS();
    return { ...frontMatter.schema.parse(values), body: page?.body.text ?? '' };
  });
  return {
    company: file(companyFile),
    interfaceTexts: file(interfaceFile),
    hero: file(heroFile),
    statistics: file(statisticsFile),
    about: file(aboutFile),
    services: file(servicesFile),
    partnersSection: file(partnersSectionFile),
    footer: file(footerFile),
    partners: file(partnersFile).partners,
    legalPages,
  };
}
