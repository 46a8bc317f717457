import { resolve } from 'node:path';
import { readContent } from '../content/readContent';

/**
 * What the published documents say of the company and its pages.
 * @throws when the schemas refuse the content: the check must have accepted it
 */
export function readSiteInfo() {
  const { company, hero, interfaceTexts, legalPages } = readContent('data');
  return {
    brand: company.brand,
    /** `https://…`, without a slash at the end. */
    siteUrl: company.siteUrl,
    email: company.email,
    description: interfaceTexts.siteDescription,
    headline: hero.headline,
    image: resolve('data/home', hero.image),
    background: resolve('data/home', hero.background),
    /** Day of the last change of the pages that have one, by address, as YYYY-MM-DD. */
    updated: new Map(
      legalPages.map(({ slug, updated }) => [`/${slug}`, updated]),
    ),
  };
}

export type SiteInfo = ReturnType<typeof readSiteInfo>;
