import type { Field } from '../../src/content/fields/field';
import { contentFiles } from '../../src/content/schemas/contentFiles';
import { homeSections } from '../../src/content/schemas/home/anchors';
import {
  frontMatter,
  type LegalSlug,
  legalPath,
  legalSlugs,
} from '../../src/content/schemas/legal';

const legalLabels: Readonly<Record<LegalSlug, string>> = {
  'politica-privacidade': 'Política de Privacidade',
  'termos-uso': 'Termos de Uso',
};

/** What one form edits: a data file, or a legal page. */
export interface Form {
  /** Its name in addresses: `home-hero`. */
  readonly name: string;
  readonly label: string;
  /** Inside the content folder. */
  readonly file: string;
  readonly isLegal: boolean;
  readonly root: Field;
  /** The page of the site, and the part of it, that shows what the form edits. */
  readonly page: string;
}

const formName = (file: string): string =>
  file.slice(0, file.lastIndexOf('.')).replaceAll('/', '-');

function pageOf(file: string): string {
  const section = homeSections.find(({ files }) =>
    files.some((name) => name === file),
  );
  return `/${section?.anchor ?? ''}`;
}

export const forms: readonly Form[] = [
  ...contentFiles.map(({ path: file, root }) => {
    const { label } = root;
    const page = pageOf(file);
    return { name: formName(file), label, file, isLegal: false, root, page };
  }),
  ...legalSlugs.map((slug) => {
    const [file, label] = [legalPath(slug), legalLabels[slug]];
    const name = formName(file);
    return {
      name,
      label,
      file,
      isLegal: true,
      root: frontMatter,
      page: `/${slug}`,
    };
  }),
];
