import sharp from 'sharp';
import { invalid } from '../failure.ts';

sharp.cache(false);
sharp.concurrency(1);

/** Maximum number of decoded pixels: a small file can decode to gigabytes. */
const maxPixels = 40_000_000;
const maxSeconds = 10;

export interface Encoding {
  readonly format: 'webp' | 'jpeg' | 'png';
  /** Longer side in pixels; smaller images stay as they are. */
  readonly size: number;
  /** Quality of a JPEG, 1 to 100; 80 by default. */
  readonly quality?: number;
}

/** Encodes the image again, upright and without metadata; throws under `field` when it is not a whole image. */
export async function reencode(
  bytes: Uint8Array,
  { format, size, quality = 80 }: Encoding,
  field: string,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
    const encoded = {
      webp: () => picture.webp({ quality: 82 }),
      jpeg: () => picture.flatten({ background: '#fff' }).jpeg({ quality }),
      png: () => picture.png(),
    }[format]();
    return new Uint8Array(await encoded.toBuffer());
  } catch {
    throw invalid({ [field]: ['image.unreadable'] });
  }
}
