import type { Page } from '@playwright/test';

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

/** Window widths in CSS pixels (issue of the look: from the smallest phone to a large desk). */
export const widths = [320, 360, 768, 1024, 1440, 1920];

/** A page in one state. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Only what the window shows, for states that cover it. */
  readonly firstScreen?: boolean;
  readonly forcedColors?: boolean;
  /** With text twice as large, as browsers set it for their owner: every `rem` follows, in media queries too. */
  readonly largeText?: boolean;
  /** Where the state exists only at some widths. */
  readonly widths?: readonly number[];
}

async function moveCarousel(page: Page) {
  const next = page.locator('#parceiros button').last();
  for (let press = 0; press < 3; press += 1) await next.click();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

export const scenes: readonly Scene[] = [
  { name: 'home-first', path: '/', firstScreen: true },
  { name: 'home', path: '/' },
  {
    name: 'home-menu',
    path: '/',
    firstScreen: true,
    widths: [320, 360, 768],
    prepare: (page) => page.locator('summary').click(),
  },
  { name: 'home-carousel-moved', path: '/', prepare: moveCarousel },
  { name: 'home-forced-colours', path: '/', forcedColors: true, widths: [360, 1440] },
  { name: 'home-text-200', path: '/', largeText: true, widths: [360, 1440] },
  { name: 'policy', path: '/politica-privacidade' },
  { name: 'terms', path: '/termos-uso' },
  {
    name: 'terms-print',
    path: '/termos-uso',
    widths: [768],
    prepare: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'missing', path: '/pagina-que-nao-existe', firstScreen: true },
  { name: 'error', path: '/500', firstScreen: true },
];
