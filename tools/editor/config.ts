import type { Backend, CmsConfig } from '@sveltia/cms';
import { formFields } from './fieldConfig';
import { forms } from './forms';

// Photos from phones become WebP pictures of this size. Drawings and logos, which are PNG, are not changed.
const PHOTO = { width: 2560, height: 2560 };

/** Returns the configuration of Sveltia CMS, generated from the content schemas. */
export const editorConfig = (backend: Backend): CmsConfig => ({
  load_config_file: false,
  backend,
  publish_mode: 'editorial_workflow',
  app_title: 'Conteúdo do site',
  media_folder: 'data/images',
  public_folder: '/images',
  media_libraries: {
    default: {
      config: {
        max_file_size: 8 * 1024 * 1024,
        slugify_filename: true,
        transformations: { jpeg: PHOTO, heic: PHOTO },
      },
    },
    stock_assets: false,
  },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  show_preview_links: false,
  singletons: forms.map((form) => ({
    name: form.name,
    label: form.label,
    file: `data/${form.file}`,
    format: form.isLegal ? 'yaml-frontmatter' : 'json',
    fields: formFields(form),
  })),
});
