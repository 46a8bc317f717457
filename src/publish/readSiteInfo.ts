import { join, resolve } from 'node:path';
import { readContentFile, readFrontMatter } from '../content/readContent';
import { companyFile } from '../content/schemas/company';
import { heroFile } from '../content/schemas/home/hero';
import { interfaceFile } from '../content/schemas/interface';
import { legalSlugs } from '../content/schemas/legal';
import type { SiteInfo } from './siteInfo';

/**
 * @param root - the project's folder, with `data/` in it, which the check has accepted
 * @returns what the published documents need of the content
 */
export function readSiteInfo(root: string): SiteInfo {
  const data = join(root, 'data');
  const { brand, siteUrl, email } = readContentFile(data, companyFile);
  const { headline, image, background } = readContentFile(data, heroFile);
  const { siteDescription } = readContentFile(data, interfaceFile);
  return {
    brand,
    siteUrl,
    email,
    description: siteDescription,
    headline,
    image: resolve(data, 'home', image),
    background: resolve(data, 'home', background),
    updated: new Map(
      legalSlugs.map((slug) => [
        `/${slug}`,
        readFrontMatter(data, slug).updated,
      ]),
    ),
  };
}
