import { join, resolve } from 'node:path';
import { readContent } from '../content/readContent';
import type { SiteInfo } from './siteInfo';

/**
 * @param root - the project's folder, with `data/` in it
 * @returns what the published documents need of the content
 * @throws when the schemas refuse the content: the check must have accepted it
 */
export function readSiteInfo(root: string): SiteInfo {
  const data = join(root, 'data');
  const { company, hero, interfaceTexts, legalPages } = readContent(data);
  return {
    brand: company.brand,
    siteUrl: company.siteUrl,
    email: company.email,
    description: interfaceTexts.siteDescription,
    headline: hero.headline,
    image: resolve(data, 'home', hero.image),
    background: resolve(data, 'home', hero.background),
    updated: new Map(
      legalPages.map(({ slug, updated }) => [`/${slug}`, updated]),
    ),
  };
}
