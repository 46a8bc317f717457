import {
  contentFiles,
  type Field,
  frontMatter,
  homeSections,
  legalLabels,
  legalPath,
  legalSlugs,
} from '../../src/content';

const anchorOf = (file: string): string =>
  homeSections.find(({ files }) => files.some((name) => name === file))
    ?.anchor ?? '';

export type Form = ReturnType<typeof makeForm>;

/**
 * @param file - path inside the content folder
 * @param page - address of the page that shows the content of the form
 */
const makeForm = (file: string, label: string, root: Field, page: string) => ({
  name: file.slice(0, file.lastIndexOf('.')).replaceAll('/', '-'),
  file,
  label,
  root,
  page,
  isLegal: file.endsWith('.md'),
});

/** One form for each data file and legal page. */
export const forms: readonly Form[] = [
  ...contentFiles.map(({ path, root }) =>
    makeForm(path, root.label, root, `/${anchorOf(path)}`),
  ),
  ...legalSlugs.map((slug) =>
    makeForm(legalPath(slug), legalLabels[slug], frontMatter, `/${slug}`),
  ),
];
