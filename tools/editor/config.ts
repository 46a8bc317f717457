import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Backend,
  CmsConfig,
  CollectionFile,
  Field as FieldConfig,
} from '@sveltia/cms';
import { formFields } from './fieldConfig';
import { type Form, formatName, formMakers, LABELS } from './form';
import { isSection } from './legalSections';

const MARKS =
  'Negrito: \\*\\*palavra\\*\\*. Lista: cada item em uma linha, depois de um traço e um espaço.';

export const readForms = (folder: string): Form[] =>
  formMakers.map((make) => {
    const form = make();
    const read = () => readFileSync(join(folder, form.file), 'utf8');
    return form.isLegal ? make(read()) : form;
  });

// As it is written: an editor that shows it formatted would write all of it anew.
const RAW = {
  widget: 'markdown',
  modes: ['raw'],
  buttons: [],
  editor_components: [],
  rules: undefined,
};

const legalFields = (form: Form, hasPreview: boolean): FieldConfig[] =>
  formFields(form).map((field) =>
    isSection(field.name)
      ? ({ ...field, hint: MARKS, ...(hasPreview && RAW) } as FieldConfig)
      : field,
  );

function collectionFile(form: Form, hasPreview: boolean): CollectionFile {
  const { isLegal } = form;
  return {
    name: form.name,
    label: form.root.label,
    file: `data/${form.file}`,
    format: formatName(form),
    fields: [
      { name: isLegal ? 'slug' : '$schema', widget: 'hidden' },
      { name: LABELS, widget: 'hidden' },
      ...(isLegal ? legalFields(form, hasPreview) : formFields(form)),
    ],
  };
}

// Photos of phones. Drawings and logos, which are PNG or SVG, stay as they are.
const SMALLER = {
  format: 'webp',
  quality: 85,
  width: 2560,
  height: 2560,
} as const;

/** The configuration of Sveltia CMS. @param siteUrl - where the editor's link to the site leads */
export function editorConfig(
  folder: string,
  backend: Backend,
  siteUrl?: string,
): CmsConfig {
  const isGitHub = backend.name === 'github';
  return {
    load_config_file: false,
    backend,
    ...(isGitHub && { publish_mode: 'editorial_workflow' }),
    app_title: 'Conteúdo do site',
    display_url: siteUrl,
    // Leads back to the forms, which sign in by themselves.
    ...(!isGitHub && { logout_redirect_url: './' }),
    media_folder: 'data/images',
    public_folder: '/images',
    media_libraries: {
      default: {
        config: {
          max_file_size: 8 * 1024 * 1024,
          slugify_filename: true,
          transformations: { jpeg: SMALLER, heic: SMALLER },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    // The site itself stands beside the forms, where it can be built.
    editor: { preview: isGitHub },
    show_preview_links: false,
    singletons: readForms(folder).map((form) => collectionFile(form, isGitHub)),
  };
}
