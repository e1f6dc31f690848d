import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A valid PNG of `side` × `side` black pixels of one bit, small as a file. */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const rows = deflateSync(Buffer.alloc((1 + side / 8) * side));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Bits as bytes of compressed data, the last one filled up with ones. */
function entropy(bits: readonly string[]): Buffer {
  const whole = bits.join('');
  const padded = whole.padEnd(Math.ceil(whole.length / 8) * 8, '1');
  const bytes = padded.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
}

function segment(marker: number, ...data: number[]): Buffer {
  return Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]);
}

const bits = 14;
const longestRun = 2 ** (bits + 1) - 1;

/** A valid progressive JPEG of `side` × `side` grey pixels in three components, with so many passes over them (at most
 * 2,647). Each pass says of runs of blocks that nothing in them changes, so it has few bytes however many the pixels. */
export function progressiveJpeg(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const size = [side >> 8, side & 0xff];
  // The last run is longer than what is left; nothing is read beyond the last block.
  const runs = Math.ceil(blocks / longestRun);
  const pass = entropy(Array.from({ length: runs }, () => `0${'1'.repeat(bits)}`));
  const passes = Array.from({ length: scans - 1 }, (_, at) => {
    const [step, coefficient, component] = [
      at % bits,
      (Math.floor(at / bits) % 63) + 1,
      Math.floor(at / bits / 63),
    ];
    const precision = step === 0 ? bits - 1 : ((bits - step) << 4) | (bits - 1 - step);
    return [segment(0xda, 1, component + 1, 0, coefficient, coefficient, precision), pass];
  });
  const oneCode = [1, ...Array.from({ length: 15 }, () => 0)];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc2, 8, ...size, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0),
    segment(0xc4, 0x00, ...oneCode, 0),
    segment(0xc4, 0x10, ...oneCode, bits << 4),
    segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0),
    entropy(['0'.repeat(3 * blocks)]),
    ...passes.flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}
