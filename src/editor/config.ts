import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { CmsConfig, CollectionFile, GitHubBackend } from '@sveltia/cms';
import type { Field } from '../content/fields/field';
import { contentFiles } from '../content/schemas/contentFiles';
import { frontMatter, legalPath, legalSlugs } from '../content/schemas/legal';
import { widgetOf } from './widgets';

const formFile = (
  file: string,
  label: string,
  root: Field,
): CollectionFile => ({
  name: file.replace(/\.\w+$/, '').replace(/\//g, '-'),
  label,
  file: `data/${file}`,
  fields: Object.entries(root.fields ?? {}).map(([name, field]) =>
    widgetOf(name, field, file),
  ),
});

const SCHEMA = { name: '$schema', widget: 'hidden' } as const;

const jsonForms = () =>
  contentFiles.map(({ path, root }) => {
    const form = formFile(path, root.label, root);
    return { ...form, fields: [SCHEMA, ...form.fields] };
  });

function titleIn(dataDir: string, file: string): string {
  const path = posix.join(dataDir, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return /^title: *(.+)$/m.exec(text)?.[1] ?? file;
}

// As it is written: an editor that shows it formatted would write all of it anew.
const RAW = { widget: 'text', use_emoji_autocomplete: false } as const;
const RAW_WITH_PREVIEW = {
  widget: 'markdown',
  modes: ['raw'],
  buttons: [],
  editor_components: [],
} as const;

const MARKS =
  'Um título começa com ## ou ###, como os que já estão no texto. Negrito: **palavra**. Item de lista: a linha começa com - e um espaço.';

const legalForms = (
  dataDir: string,
  text: typeof RAW | typeof RAW_WITH_PREVIEW,
) =>
  legalSlugs.map((slug): CollectionFile => {
    const file = legalPath(slug);
    const form = formFile(file, titleIn(dataDir, file), frontMatter);
    const fields = form.fields.filter(({ name }) => name !== 'slug');
    const body = { name: 'body', label: 'Texto', hint: MARKS, ...text };
    return {
      ...form,
      fields: [{ name: 'slug', widget: 'hidden' }, ...fields, body],
    };
  });

/** The editor's configuration. @param github - what the editor writes to; this machine's folder if left out */
export const editorConfig = (
  dataDir: string,
  github?: GitHubBackend,
): CmsConfig => ({
  load_config_file: false,
  backend: github ?? { name: 'test-repo' },
  ...(github && { publish_mode: 'editorial_workflow' }),
  app_title: 'Conteúdo do site',
  media_folder: 'data/images',
  public_folder: '/images',
  media_libraries: {
    default: {
      config: { max_file_size: 8 * 1024 * 1024, slugify_filename: true },
    },
    stock_assets: false,
  },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  // On this machine the site itself stands beside the form.
  editor: { preview: Boolean(github) },
  show_preview_links: false,
  singletons: [
    ...jsonForms(),
    ...legalForms(dataDir, github ? RAW_WITH_PREVIEW : RAW),
  ],
});
