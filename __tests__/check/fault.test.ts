import { checkContent } from '../../tools/check';
import { checkLists } from '../../tools/check/rules/lists';
import { copyForTests } from './contentCopy';

jest.mock('../../tools/check/rules/lists', () => ({
  checkLists: jest.fn(() => []),
}));

const data = copyForTests();

test('a rule that throws is told to the editor at the folder, with the stack for the maintainer, and the others go on', async () => {
  const cause = new Error('a fault of ours');
  jest.mocked(checkLists).mockImplementationOnce(() => {
    throw cause;
  });
  const print = jest.spyOn(console, 'error').mockImplementation();
  data.edit('home/hero.json', '"Consignado sem pressa"', '""');
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
