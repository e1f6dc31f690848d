import { formatOf } from './data-url.ts';

const startOfScan = Buffer.from([0xff, 0xda]);

/** Passes over the pixels that a JPEG asks for, at most: each begins with these two bytes, which the compressed data
 * cannot have. Other formats ask for none. */
export function scansOf(bytes: Uint8Array): number {
  if (formatOf(bytes) !== 'jpeg') return 0;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf(startOfScan); at >= 0; at = buffer.indexOf(startOfScan, at + 2)) count += 1;
  return count;
}
