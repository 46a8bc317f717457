import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Whether compressing a file makes it smaller. */
export const isText = (file: string): boolean =>
  /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);

/** Compresses once and for all: as small as it gets, whatever it takes. */
export const compressors = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }),
};
