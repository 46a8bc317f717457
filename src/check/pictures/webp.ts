import type { Picture } from './picture';

/** Width and height, from the head of the first chunk. */
function size(bytes: Buffer): [number, number] {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    default:
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  }
}

/** A WebP's size and wholeness; undefined for other bytes. */
export function readWebp(bytes: Buffer): Picture | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  if (bytes.length < 30) return { kind: 'WebP', width: 0, height: 0, whole: false };
  const [width, height] = size(bytes);
  return { kind: 'WebP', width, height, whole: bytes.readUInt32LE(4) + 8 <= bytes.length };
}
