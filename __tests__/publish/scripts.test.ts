import { bundleScripts } from '@/publish/scripts';

/** What esbuild would make of a script of pages that imports the island from elsewhere. */
const mockResult = {
  outputFiles: [{ text: 'import("./carousel/island")' }],
  metafile: { inputs: {} },
};

jest.mock('esbuild', () => ({ build: async () => mockResult }));

test('a script of pages without the island ends the build', async () => {
  await expect(bundleScripts()).rejects.toThrow('"./island"');
});
