import { themeColors } from '../../src/components/Seo/themeColors';
import type { SiteInfo } from './siteInfo';

const icon = (name: string, size: number) => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** `manifest.webmanifest`: name and icons for a phone's home screen. The site stays a page in the browser. */
export function webManifest({ brand, description }: SiteInfo): string {
  const manifest = {
    name: brand,
    short_name: brand,
    description,
    lang: 'pt-BR',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('icon-maskable', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
