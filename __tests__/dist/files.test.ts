import sharp from 'sharp';
import { bytesOf, files, textOf } from './support/published';

test('the icons of the manifest exist in the sizes that it gives, and so does the picture for messengers', async () => {
  for (const { src, sizes } of JSON.parse(textOf('manifest.webmanifest'))
    .icons) {
    const { width, height } = await sharp(bytesOf(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(files).toContain('social-card.jpg');
});
