import { companyFile } from './company';
import type { ContentFile } from './fields';
import { homeFiles } from './home';
import { interfaceFile } from './interface';
import { partnersFile } from './partners';

/** Every JSON file of the content folder, in the order in which the guide lists them. */
export const contentFiles: readonly ContentFile[] = [
  companyFile,
  interfaceFile,
  ...homeFiles,
  partnersFile,
];
