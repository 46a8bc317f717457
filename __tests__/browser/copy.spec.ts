import { expect, test } from './support/test';

test('what is copied is what is seen', async ({ page, carousel }) => {
  await page.goto('/');
  await carousel.start();
  await carousel.next.click();
  await expect(carousel.announcement).not.toHaveText('');
  await page.keyboard.press('ControlOrMeta+a');
  const { copied, onlyHeard } = await page.evaluate(() => ({
    copied: String(getSelection()),
    onlyHeard: [...document.querySelectorAll('.visually-hidden, .skip-link')]
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  }));
  expect(copied).toContain('+5mil');
  expect(onlyHeard.length).toBeGreaterThan(5);
  for (const words of onlyHeard) expect.soft(copied).not.toContain(words);
});
