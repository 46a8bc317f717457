import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { legalFileOf, legalSlugs } from '../content/legal';
import type { SiteInfo } from './siteInfo';

// Temporary until content/ offers this.
export function readSiteInfo(root: string): SiteInfo {
  const data = join(root, 'data');
  const read = (file: string) => readFileSync(join(data, file), 'utf8');
  const company = JSON.parse(read('company.json'));
  const hero = JSON.parse(read('home/hero.json'));
  const interfaceTexts = JSON.parse(read('interface.json'));
  return {
    brand: company.brand,
    siteUrl: company.siteUrl,
    email: company.email,
    description: interfaceTexts.siteDescription,
    headline: hero.headline,
    image: resolve(data, 'home', hero.image),
    background: resolve(data, 'home', hero.background),
    updated: new Map(
      legalSlugs.map((slug) => [
        `/${slug}`,
        /^updated: *"?(\d{4}-\d\d-\d\d)/m.exec(read(legalFileOf(slug)))?.[1] ??
          '',
      ]),
    ),
  };
}
