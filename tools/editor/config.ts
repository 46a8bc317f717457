import type { Backend, CmsConfig } from '@sveltia/cms';
import { formFields } from './fieldConfig';
import { forms } from './forms';

// Photos from phones become WebP pictures of this size. Drawings and logos, which are PNG, are not changed.
const PHOTO = { width: 2560, height: 2560 };

/**
 * Returns the configuration of Sveltia CMS, generated from the content schemas.
 * @param siteUrl - address of the live site, for the hosted editor. Its forms link to the page that they edit: the
 *   preview of the change, once the host has built it. The local editor shows that page next to the form.
 */
export const editorConfig = (
  backend: Backend,
  siteUrl?: string,
): CmsConfig => ({
  load_config_file: false,
  backend,
  site_url: siteUrl,
  show_preview_links: Boolean(siteUrl),
  editor: { preview: !siteUrl },
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
  singletons: forms.map((form) => ({
    name: form.name,
    label: form.label,
    file: `data/${form.file}`,
    preview_path: form.page,
    format: form.isLegal ? 'yaml-frontmatter' : 'json',
    fields: formFields(form),
  })),
});
