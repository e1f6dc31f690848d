import { randomBytes } from 'node:crypto';
import { maxScreenshotBytes } from '@porao/contracts';
import { readImage, reencode } from '../../kit/images/index.ts';
import { addressLimits, limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import { forgetScreenshots } from './hand-payments.repository.ts';

const field = 'screenshot_base64';
/** Longer side in pixels that is kept; the screen of a phone stays readable. */
const size = 2000;
/** Days after its decision that a picture is kept: the windows of a refund. */
const days = 60;

export const keyOf = (name: string): string => `payments/${name}`;

interface Sender {
  readonly userId: number;
  readonly address: string;
}

/** Counts a payment that is entered, by account and address. */
export const limitClaims = ({ db, tokens }: Services, { userId, address }: Sender) =>
  limit(
    db,
    ...addressLimits(tokens, address, { key: 'hand-payment address', max: 100, windowSeconds: 3600 }),
    { key: `hand-payment ${userId}`, max: 20, windowSeconds: 3600 },
  );

/** Stores the picture; returns its name. */
export async function storeScreenshot({ files }: Services, userId: number, dataUrl: string): Promise<string> {
  const { bytes } = readImage(dataUrl, {
    field,
    formats: ['png', 'jpeg'],
    maxBytes: maxScreenshotBytes,
    tooBig: 'image.tooLarge500',
    wrongFormat: 'image.format',
  });
  const encoding = { format: 'jpeg', size, quality: 85 } as const;
  const image = await reencode(bytes, encoding, field, `hand-payment ${userId}`);
  const name = `${randomBytes(24).toString('base64url')}.jpg`;
  await files.put(keyOf(name), image, 'image/jpeg');
  return name;
}

/** Deletes pictures that nobody needs for a decision any more. */
export async function sweepScreenshots(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now = Date.now(),
): Promise<void> {
  const old = await forgetScreenshots(db, new Date(now - days * 86_400_000));
  for (const { screenshot } of old) await files.delete(keyOf(screenshot));
}
