import { join, resolve } from 'node:path';
import { readContent } from '../content/readContent';
import type { SiteInfo } from './siteInfo';

/**
 * Reads from the content folder what the published documents say.
 * @param root - the project's folder
 * @throws Error when the content has an error, which the content check tells
 */
export function readSiteInfo(root: string): SiteInfo {
  const data = join(root, 'data');
  const { company, hero, interfaceTexts, legalPages } = readContent(data);
  const picture = (path: string) => resolve(data, 'home', path);
  return {
    brand: company.brand,
    siteUrl: company.siteUrl,
    email: company.email,
    description: interfaceTexts.siteDescription,
    headline: hero.headline,
    image: picture(hero.image),
    background: picture(hero.background),
    updated: new Map(
      legalPages.map(({ slug, updated }) => [`/${slug}`, updated]),
    ),
  };
}
