import { crc32 } from 'node:zlib';
import type { Picture } from './picture';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Whether every chunk is there and has the checksum that it says. */
function isWhole(bytes: Buffer): boolean {
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return false;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at = end + 4;
  }
  return false;
}

/** A PNG's size and wholeness; undefined for other bytes. */
export function readPng(bytes: Buffer): Picture | undefined {
  if (bytes.length < 8 || !bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  if (bytes.length < 24) return { kind: 'PNG', width: 0, height: 0, whole: false };
  return {
    kind: 'PNG',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    whole: isWhole(bytes),
  };
}
