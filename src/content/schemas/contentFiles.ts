import type { ContentFile } from '../fields/contentFile';
import { companyFile } from './company';
import { aboutFile } from './home/about';
import { footerFile } from './home/footer';
import { heroFile } from './home/hero';
import { partnersSectionFile } from './home/partners';
import { servicesFile } from './home/services';
import { statisticsFile } from './home/statistics';
import { interfaceFile } from './interface';
import { partnersFile } from './partners';

/** The JSON files of the content folder, by the names of their values. */
export const contentFilesByName = {
  company: companyFile,
  interfaceTexts: interfaceFile,
  hero: heroFile,
  statistics: statisticsFile,
  about: aboutFile,
  services: servicesFile,
  partnersSection: partnersSectionFile,
  footer: footerFile,
  partners: partnersFile,
};

/** The same in the order of the guide and of the forms. */
export const contentFiles: readonly ContentFile[] =
  Object.values(contentFilesByName);
