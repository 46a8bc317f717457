import { basename, dirname } from 'node:path';

const NAMES: Readonly<Record<string, string>> = {
  'company.json': 'Company',
  'interface.json': 'InterfaceTexts',
  'home/hero.json': 'HomeHero',
  'home/statistics.json': 'HomeStatistics',
  'home/about.json': 'HomeAbout',
  'home/services.json': 'HomeServices',
  'home/partners.json': 'HomePartners',
  'home/footer.json': 'HomeFooter',
  'partners/partners.json': 'PartnerDirectory',
};

/**
 * The GraphQL type of a JSON file, by its place in the content folder.
 * @param relativePath - the file's path inside `data/`, with forward slashes
 * @returns the type's name, or a name of its own for a file that no type describes
 */
export function contentType(relativePath: string): string {
  return (
    NAMES[relativePath] ??
    `Unknown_${dirname(relativePath)}_${basename(relativePath)}`.replace(/\W/g, '_')
  );
}
