import type { Page } from '@playwright/test';

/** Opens a page and brings its carousel to life, where it has one. @returns what was refused or went wrong */
export async function complaintsOf(page: Page, url: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(url, { waitUntil: 'load' });
  const carousel = page.locator('[data-carousel]');
  if (await carousel.count()) {
    await carousel.scrollIntoViewIfNeeded();
    await page.locator('.slick-track').waitFor();
    await page.locator('[data-step="1"]').click();
  }
  await page.waitForLoadState('networkidle');
  return complaints;
}
