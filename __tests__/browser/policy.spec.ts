import { PAGES } from './support/content';
import { expect, test } from './support/test';

for (const path of PAGES)
  test(`${path} refuses code and pictures that are not its own`, async ({
    page,
    problems,
  }) => {
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
    await page.goto(path);
    await expect(page.locator('body')).toBeVisible();
    await page.evaluate(() =>
      document.body.appendChild(document.createElement('form')).submit(),
    );
    for (const refused of [
      'inline script',
      'inline event handler',
      'inline style',
      'the image',
      'base URI',
      'Framing',
      'form data',
    ])
      await expect.poll(() => problems.join()).toContain(refused);
    expect(await page.title()).not.toBe('taken');
    const inject = page.evaluate(() => {
      document.body.innerHTML = '<b>x</b>';
    });
    await expect(inject).rejects.toThrow(/TrustedHTML/);
    problems.splice(0);
  });
