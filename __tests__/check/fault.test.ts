import { checkContent } from '../../tools/check';
import { checkFixedTexts } from '../../tools/check/rules/fixedTexts';
import { copyForTests } from './contentCopy';

jest.mock('../../tools/check/rules/fixedTexts', () => ({
  checkFixedTexts: jest.fn(() => []),
}));

const data = copyForTests();

test('a rule that throws becomes an error at the folder, its exception is printed, and the other rules still run', async () => {
  const cause = new Error('a bug in a rule');
  jest.mocked(checkFixedTexts).mockImplementationOnce(() => {
    throw cause;
  });
  const print = jest.spyOn(console, 'error').mockImplementation();
  data.edit('home/hero.json', '"Consignado sem pressa"', '""');
  const { diagnostics } = await checkContent(data.path);
  const messages = diagnostics.map(
    ({ file, expected }) => `${file} ${expected}`,
  );
  expect(messages).toContainEqual(
    expect.stringMatching(/^data\/ não consegui conferir isto/),
  );
  expect(messages).toContainEqual(
    expect.stringMatching(/^data\/home\/hero\.json o texto está vazio/),
  );
  expect(print).toHaveBeenCalledWith(expect.objectContaining({ cause }));
});
