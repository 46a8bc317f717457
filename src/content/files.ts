import { companyFile } from './company';
import type { ContentFile } from './fields';
import { allFields, fieldTree } from './fieldTree';
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

/** Every text that the company has fixed letter for letter, and where it stands. */
export const literalTexts = contentFiles.flatMap(({ file, schema }) =>
  allFields(fieldTree(schema)).flatMap(({ path, field: { fixed = [] } }) =>
    fixed.map((text, i) => ({
      file,
      path: path.map((key) => (key === '*' ? i : key)),
      text,
    })),
  ),
);

export const copyrightYear = '2024';
