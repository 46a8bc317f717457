import { createHash } from 'node:crypto';
import { bundleScripts } from '@/publish/scripts';

// Browsers keep the island for a year, so another code needs another name.
test("the island's name is a hash of its code", async () => {
  const { island } = await bundleScripts();
  const hash = createHash('sha256').update(island.code).digest('hex');
  expect(island.file).toBe(`island-${hash.slice(0, 10)}.js`);
});
