import { copyForTests } from './contentCopy';

const checkLists = jest.fn(() => []);
jest.doMock('../../tools/check/rules/lists', () => ({ checkLists }));

const data = copyForTests();

test('a rule that throws is told to the editor at the folder, with the stack for the maintainer, and the others go on', async () => {
  const cause = new Error('a fault of ours');
  checkLists.mockImplementationOnce(() => {
    throw cause;
  });
  const print = jest.spyOn(console, 'error').mockImplementation();
  data.edit('home/hero.json', '"Consignado sem pressa"', '""');
  // Imported here, after the rule is replaced.
  const { checkContent } = await import('../../tools/check');
  const { diagnostics } = await checkContent(data.path);
  const told = diagnostics.map(({ file, expected }) => `${file} ${expected}`);
  expect(told).toContainEqual(
    expect.stringMatching(/^data\/ não consegui conferir isto/),
  );
  expect(told).toContainEqual(
    expect.stringMatching(/^data\/home\/hero\.json o texto está vazio/),
  );
  expect(print).toHaveBeenCalledWith(expect.objectContaining({ cause }));
});
