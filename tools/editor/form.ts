import { z } from 'zod';
import type { ContentFile } from '../../src/content/fields/contentFile';
import { type Field, makeField } from '../../src/content/fields/field';
import { PICTURE_PATH } from '../../src/content/fields/picture';
import {
  parseFrontMatter,
  splitPage,
} from '../../src/content/legal/frontMatter';
import { contentFiles } from '../../src/content/schemas/contentFiles';
import {
  frontMatter,
  type LegalSlug,
  legalPath,
  legalSlugs,
} from '../../src/content/schemas/legal';
import { editJson, isRecord } from './editJson';
import { legalSections } from './legalSections';

type Values = Record<string, unknown>;

export interface Form {
  /** Its name in addresses: `home-hero`. */
  readonly name: string;
  /** Inside the content folder. */
  readonly file: string;
  readonly isLegal: boolean;
  readonly root: Field;
  parse(text: string): Values;
  /** Changes in a file's text what differs in the values, and no other character. */
  format(text: string, values: Values): string;
}

/** The name of a form's own file format. Sveltia asks for this ending where the file is Markdown. */
export const formatName = ({ name, isLegal }: Form): string =>
  isLegal ? `${name}-frontmatter` : name;

/** Marks an entry that leaves its list when the form is saved. */
export const REMOVED = 'removed';

/** Holds the labels of a form, so that searching finds it by them. */
export const LABELS = 'labels';

const formName = (file: string): string =>
  file.slice(0, file.lastIndexOf('.')).replaceAll('/', '-');

/** The path of a picture from the content folder on, with a slash before it: so the editor knows which form uses which picture. */
const absolutePath = (path: string, file: string): string =>
  PICTURE_PATH.test(path) ? new URL(path, `content:///${file}`).pathname : path;

/** The same path from the file on, as it is written there. */
function relativePath(path: string, file: string): string {
  if (!path.startsWith('/')) return path;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const inside = path.slice(1);
  return inside.startsWith(folder)
    ? inside.slice(folder.length)
    : '../'.repeat(folder.split('/').length - 1) + inside;
}

/** Applies a function to a value and then to every value in what it returns. */
function mapValues(
  field: Field | undefined,
  value: unknown,
  map: (value: unknown, field?: Field) => unknown,
): unknown {
  const mapped = map(value, field);
  if (Array.isArray(mapped))
    return mapped.map((entry) => mapValues(field?.item, entry, map));
  if (!isRecord(mapped)) return mapped;
  const entries = Object.entries(mapped).map(([key, part]) => [
    key,
    mapValues(field?.fields?.[key], part, map),
  ]);
  return Object.fromEntries(entries);
}

export function jsonForm({ path, root }: ContentFile): Form {
  const toForm = (value: unknown, field?: Field) =>
    typeof value === 'string' && field?.kind === 'picture'
      ? absolutePath(value, path)
      : value;
  /** Leaves out the entries that are marked to leave, and puts chosen values in the order of their choices. */
  const toFile = (value: unknown, field?: Field) => {
    if (typeof value === 'string' && field?.kind === 'picture')
      return relativePath(value, path);
    if (Array.isArray(value))
      return (
        field?.item?.choices
          ?.map((choice) => choice.value)
          .filter((choice) => value.includes(choice)) ??
        value.filter((entry) => !Object(entry)[REMOVED])
      );
    return value;
  };
  const parse = (text: string) =>
    mapValues(root, JSON.parse(text), toForm) as Values;
  return {
    name: formName(path),
    file: path,
    isLegal: false,
    root,
    parse,
    format: (text, { [LABELS]: _, ...values }) =>
      editJson(
        text,
        mapValues(root, parse(text), toFile),
        mapValues(root, values, toFile),
      ),
  };
}

/** @param text - the page's file, whose headings become the labels of the form */
export function legalForm(slug: LegalSlug, text = ''): Form {
  const headOf = (page: string) =>
    parseFrontMatter(splitPage(page)?.head.text ?? '');
  const { slug: _, ...headFields } = frontMatter.fields ?? {};
  const boxes = legalSections(text).map(({ key, label }) => [
    key,
    makeField('text', label, z.string(), { optional: true }),
  ]);
  const fields = { ...headFields, ...Object.fromEntries(boxes) };
  const title = String(headOf(text).get('title') ?? slug);
  const file = legalPath(slug);
  return {
    name: formName(file),
    file,
    isLegal: true,
    root: makeField('group', title, z.unknown(), { fields }),
    parse(page) {
      const texts = legalSections(page).map(({ key, start, end }) => [
        key,
        page.slice(start, end),
      ]);
      // For Sveltia, a day that is null and an empty one differ: it would call the form changed.
      const head = Object.entries<unknown>(headOf(page).toJS() ?? {}).map(
        ([key, value]) => [key, value ?? ''],
      );
      return Object.fromEntries([...head, ...texts]);
    },
    format(page, values) {
      let edited = page;
      for (const { key, start, end } of legalSections(page).reverse()) {
        const value = String(values[key] ?? '').trim();
        if (value === page.slice(start, end)) continue;
        const gap = start === end ? '\n\n' : '';
        edited = edited.slice(0, start) + gap + value + edited.slice(end);
      }
      const head = headOf(page);
      // The form leaves an empty field out; that nobody has read a page is written.
      const changed = Object.keys(headFields).filter(
        (key) => head.get(key) !== (values[key] || null),
      );
      for (const key of changed) head.set(key, values[key] || null);
      const end = splitPage(page)?.body.start ?? 0;
      return changed.length > 0
        ? `---\n${head.toString({ lineWidth: 0 })}---${edited.slice(end)}`
        : edited;
    },
  };
}

/** Makes each form, in the order of the guide. Of a legal page, it needs the file's text to know the headings. */
export const formMakers: readonly ((text?: string) => Form)[] = [
  ...contentFiles.map((file) => () => jsonForm(file)),
  ...legalSlugs.map((slug) => (text?: string) => legalForm(slug, text)),
];
