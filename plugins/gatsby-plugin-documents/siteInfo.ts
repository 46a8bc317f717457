import { resolve } from 'node:path';
import {
  readContentFile,
  readFrontMatter,
} from '../../src/content/readContent';
import { companyFile } from '../../src/content/schemas/company';
import { heroFile } from '../../src/content/schemas/home/hero';
import { interfaceFile } from '../../src/content/schemas/interface';
import { legalSlugs } from '../../src/content/schemas/legal';

/** What the published documents say of the company and its pages, from content that the check has accepted. */
export function readSiteInfo() {
  const { brand, siteUrl, email } = readContentFile('data', companyFile);
  const { headline, image, background } = readContentFile('data', heroFile);
  const { siteDescription } = readContentFile('data', interfaceFile);
  const updated = legalSlugs.map(
    (slug) => [`/${slug}`, readFrontMatter('data', slug).updated] as const,
  );
  return {
    brand,
    /** `https://…`, without a slash at the end. */
    siteUrl,
    email,
    description: siteDescription,
    headline,
    image: resolve('data/home', image),
    background: resolve('data/home', background),
    /** Day of the last change of the pages that have one, by address, as YYYY-MM-DD. */
    updated: new Map<string, string>(updated),
  };
}

export type SiteInfo = ReturnType<typeof readSiteInfo>;
