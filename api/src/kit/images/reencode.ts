import type { MessageKey } from '@porao/contracts';
import { childQueue, TaskError, type TaskRefusal } from '@porao/server';
import { ApiFailure, invalid, unavailable } from '../failure.ts';
import { formatOf } from './data-url.ts';

/** Encoders write about ten; each one is a pass over all pixels. */
const maxScans = 64;

export interface Encoding {
  readonly format: 'webp' | 'jpeg' | 'png';
  /** Longer side in pixels; smaller images stay as they are. */
  readonly size: number;
  /** Quality of a JPEG, 1 to 100; 80 by default. */
  readonly quality?: number;
}

export interface EncodeTask extends Encoding {
  readonly bytes: Uint8Array;
}

/** The wait and the work together are below the gateway's limit of 5 s of a call where the machine is not busy. */
const queue = childQueue<EncodeTask, Uint8Array<ArrayBuffer>>({
  script: new URL('./encode.worker.ts', import.meta.url),
  mostWaiting: 16,
  waitMs: 1_500,
  runMs: 20_000,
});

/** Encodes the image again, upright and without metadata, in a process of its own, one image at a time. An owner has one
 * at once. Throws under `field` when it is not a whole image or takes too long. */
export async function reencode(
  bytes: Uint8Array,
  encoding: Encoding,
  field: string,
  owner?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const refused = (message: MessageKey) => invalid({ [field]: [message] });
  if (scansOf(bytes) > maxScans) throw refused('image.slow');
  try {
    return await queue.run({ ...encoding, bytes }, owner);
  } catch (error) {
    if (!(error instanceof TaskError)) throw error;
    const failures: Record<TaskRefusal, () => ApiFailure> = {
      full: () => unavailable('image.busy', 5),
      own: () => new ApiFailure('RATE_LIMITED', 'image.another', {}, { 'retry-after': '3' }),
      late: () => refused('image.slow'),
      failed: () => refused('image.unreadable'),
    };
    throw failures[error.reason]();
  }
}

const startOfScan = Buffer.from([0xff, 0xda]);

/** Passes over the pixels that a JPEG asks for, at most: each begins with these two bytes, which the compressed data
 * cannot have. Other formats ask for none. */
function scansOf(bytes: Uint8Array): number {
  if (formatOf(bytes) !== 'jpeg') return 0;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf(startOfScan); at >= 0; at = buffer.indexOf(startOfScan, at + 2)) count += 1;
  return count;
}
