import { aboutFile } from './about';
import { companyFile } from './company';
import type { ContentFile } from './fields';
import { footerFile } from './footer';
import { heroFile } from './hero';
import { homePartnersFile } from './homePartners';
import { interfaceFile } from './interface';
import { partnersFile } from './partners';
import { servicesFile } from './services';
import { statisticsFile } from './statistics';

/** Every JSON file of the content folder, in the order in which the guide lists them. */
export const contentFiles: readonly ContentFile[] = [
  companyFile,
  interfaceFile,
  heroFile,
  statisticsFile,
  aboutFile,
  servicesFile,
  homePartnersFile,
  footerFile,
  partnersFile,
];
