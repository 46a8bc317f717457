import { forms } from '../../tools/editor/forms';
import { expect, test } from './support/editor';

for (const { label, file, isLegal } of forms)
  test(`in the form of ${file}, one change is one line`, async ({ editor }) => {
    await editor.open(label);
    await editor.page.screenshot({ path: `.reports/editor-${file.replaceAll('/', '-')}.png` });
    if (file.startsWith('partners/'))
      await editor.page
        .getByRole('button', { name: 'Expandir', exact: true })
        .first()
        .click();
    const box = editor.page
      .locator('section[data-key-path]')
      .locator('input[type=text], textarea')
      .filter({ visible: true })
      .first();
    const text = await box.inputValue();
    await box.fill(`${text} novo`);
    await editor.save.click();
    await expect.poll(() => editor.read(file)).toContain(`${text} novo`);
    const { gone, added } = await editor.changedLines(file);
    expect(added).toEqual([expect.stringContaining(`${text} novo`)]);
    expect(gone).toEqual([expect.stringContaining(text)]);
    expect(isLegal).toBe(file.endsWith('.md'));
  });
