import { readForms } from '../../tools/editor/config';
import { FIXTURE } from '../support/fixture';
import { expect, test } from './support/editor';

test('in every form, what nobody touched stays as it is, and one change is one line', async ({
  editor,
}) => {
  for (const { file, root } of readForms(FIXTURE)) {
    const before = editor.read(file);
    await editor.open(root.label);
    await expect(editor.save).toBeDisabled();
    if (file.startsWith('partners/')) await editor.expandFirst();
    const text = await editor.anyBox.inputValue();
    await editor.anyBox.fill(`${text} novo`);
    await editor.saved();
    expect(editor.changes(file, before)).toEqual([
      expect.stringContaining(`${text} novo`),
    ]);
    await editor.anyBox.fill(text);
    await editor.saved();
    expect(editor.read(file)).toBe(before);
    await editor.leave();
  }
});

test('a group and a field that may be missing are there when filled in, and gone when emptied', async ({
  editor,
}) => {
  const content = () => editor.json('home/about.json').advantages;
  const { creditCheckApproval, ...rest } = content();
  const group = 'advantages.creditCheckApproval';
  await editor.open('A seção Sobre Nós');
  await editor.reach(group);
  const there = editor.field(group).getByRole('checkbox');
  if (!creditCheckApproval) await there.click();
  await editor.reach(`${group}.approvedBy`);
  await editor.box(`${group}.approvedBy`).fill('Ana Souza');
  await editor.reach(`${group}.approvedOn`);
  await editor.box(`${group}.approvedOn`).fill('2026-11-18');
  await editor.saved();
  expect(content()).toEqual({
    ...rest,
    creditCheckApproval: { approvedBy: 'Ana Souza', approvedOn: '2026-11-18' },
  });
  await there.click();
  await editor.saved();
  expect(content()).toEqual(rest);
});
