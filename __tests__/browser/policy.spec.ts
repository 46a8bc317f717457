import { PAGES } from './support/content';
import { expect, test } from './support/test';

for (const path of PAGES)
  test(`${path} refuses what is not its own`, async ({ page, problems }) => {
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '</body>',
        `<script>document.title = 'taken'</script>
      <style>body { display: none }</style>
      <img src="https://example.com/a.png" onerror="document.title = 'taken'">
      <iframe src="https://example.com/"></iframe>
      <base href="https://example.com/">
      </body>`,
      );
      await route.fulfill({ response: answer, body });
    });
    const refused = new Set<string>();
    await page.exposeFunction('tell', (name: string) => refused.add(name));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        Object(window).tell(event.effectiveDirective),
      ),
    );
    await page.goto(path);
    await expect(page.locator('body')).toBeVisible();
    await page.evaluate(() =>
      document.body.appendChild(document.createElement('form')).submit(),
    );
    await expect
      .poll(() => [...refused].sort())
      .toEqual([
        'base-uri',
        'form-action',
        'frame-src',
        'img-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-elem',
      ]);
    expect(await page.title()).not.toBe('taken');
    const inject = page.evaluate(() => {
      document.body.innerHTML = '<b>x</b>';
    });
    await expect(inject).rejects.toThrow(/TrustedHTML/);
    // The console says the same of each.
    problems.splice(0);
  });

test('a phone finds the icons for its home screen', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.getAppManifest');
  expect(data).toContain('"icons"');
});
