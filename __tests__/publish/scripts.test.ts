import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bundleScripts } from '@/publish/scripts';

const mockBuild: jest.Mock = jest.fn(jest.requireActual('esbuild').build);

jest.mock('esbuild', () => ({
  build: (options: object) => mockBuild(options),
}));

// Browsers keep the island for a year, so another code needs another name.
test("the island's name is a hash of its code, and the page's script has it", async () => {
  const { island, page } = await bundleScripts();
  const hash = createHash('sha256').update(island.code).digest('hex');
  expect(island.file).toBe(`island-${hash.slice(0, 10)}.js`);
  expect(page).toContain(`"/${island.file}"`);
});

test('each package in the scripts has its license in static/third-party.txt', async () => {
  await bundleScripts();
  const results = await Promise.all(
    mockBuild.mock.results.map(({ value }) => value),
  );
  const packages = results
    .flatMap(({ metafile }) => Object.keys(metafile.inputs))
    .map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1])
    .filter(Boolean);
  const list = readFileSync('static/third-party.txt', 'utf8');
  const named = list.match(/(?<=^-{80}\n\n)\S+/gm);
  expect(packages).toContain('react-slick');
  expect(named).toEqual(expect.arrayContaining([...new Set(packages)]));
});
