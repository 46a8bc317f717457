import type { ContentFile } from '../contentFile';
import { legalPath, legalSlugs } from '../legal/schema';
import { companyFile } from './company';
import { aboutFile } from './home/about';
import { footerFile } from './home/footer';
import { heroFile } from './home/hero';
import { partnersSectionFile } from './home/partners';
import { questionsFile } from './home/questions';
import { servicesFile } from './home/services';
import { statisticsFile } from './home/statistics';
import { partnersFile } from './partners';
import { sharedTextsFile } from './sharedTexts';

/** The JSON files of the content folder, in the order of the forms. */
export const contentFiles: readonly ContentFile[] = [
  companyFile,
  sharedTextsFile,
  heroFile,
  statisticsFile,
  aboutFile,
  servicesFile,
  partnersSectionFile,
  questionsFile,
  footerFile,
  partnersFile,
];

/** The paths of all text files of the content folder. */
export const textFiles: readonly string[] = [
  ...contentFiles.map(({ path }) => path),
  ...legalSlugs.map(legalPath),
];
