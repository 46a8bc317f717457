import type { Picture } from './picture';

const START_OF_SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);

// Frame markers hold the size; C4, C8 and CC among them mean something else.
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG's size and wholeness; undefined for other bytes. */
export function readJpeg(bytes: Buffer): Picture | undefined {
  if (bytes.length < 3 || bytes.readUIntBE(0, 3) !== 0xffd8ff) return undefined;
  let [width, height] = [0, 0];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (isFrame(marker) && at + 9 <= bytes.length) {
      height = bytes.readUInt16BE(at + 5);
      width = bytes.readUInt16BE(at + 7);
    }
    if (marker === START_OF_SCAN) {
      // Inside the scan 0xFF is always followed by 0x00 or a restart mark, so the end mark cannot occur by chance.
      return { kind: 'JPEG', width, height, whole: bytes.indexOf(END, at + 2 + length) !== -1 };
    }
    at += 2 + length;
  }
  return { kind: 'JPEG', width, height, whole: false };
}
