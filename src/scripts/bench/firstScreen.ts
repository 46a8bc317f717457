import { createBrotliDecompress } from 'node:zlib';

/**
 * What a browser can read of a page from the first bytes of its compressed answer.
 * @param compressed - the page in Brotli
 * @param bytes - how many of them have arrived
 */
export function readableFrom(compressed: Buffer, bytes: number): Promise<string> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    const stream = createBrotliDecompress();
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('error', fail);
    // Never ended: the rest is still on its way.
    stream.write(compressed.subarray(0, bytes), () => done(Buffer.concat(parts).toString('utf8')));
  });
}

/** Whether the first screen's section, to its end, is within some first bytes of the compressed page. */
export async function firstScreenWithin(compressed: Buffer, bytes: number): Promise<boolean> {
  const text = await readableFrom(compressed, bytes);
  const section = text.indexOf('id="home"');
  return section >= 0 && text.indexOf('</section>', section) > section;
}
