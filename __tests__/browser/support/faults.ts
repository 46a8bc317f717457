import type { Page } from '@playwright/test';
import { partnerList } from './alive';
import { chatLinks } from './place';
import { expect } from './test';

/** A page's own data, as the browser asks for it. */
export const DATA = {
  início: '**/page-data/index/page-data.json',
  termos: '**/page-data/termos-uso/page-data.json',
} as const;

/** Lets a page's data arrive with one field emptied. */
export const emptied = (page: Page, data: string, field: string) =>
  page.route(data, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data[field] = null;
    await route.fulfill({ response, json });
  });

/** Takes away every script that comes later than those which the page starts with: the slider's. */
export const withoutSlider = (page: Page) =>
  page.route('**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    const first = await page.locator('script[data-scripts]').getAttribute('data-scripts');
    return first?.includes(pathname) ? route.continue() : route.abort();
  });

/** The home page as the server wrote it: every section, all partners, every chat link. */
export async function expectWholeHome(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(partnerList(page).getByRole('listitem')).toHaveCount(32);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await chatLinks(page)).toMatchObject({ wrong: [] });
}

/** The fallback of decision 13: the specification's sentence, one in Portuguese, the way home, the chat. */
export async function expectFallback(page: Page) {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Unexpected Application Error!');
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/^Algo deu errado/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Fale Conosco' })).toBeVisible();
  const { count, wrong } = await chatLinks(page);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(0);
}

/** Asks for the terms by the footer's link. */
export const goToTerms = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso', exact: true }).click();
