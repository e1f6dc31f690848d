import sharp from 'sharp';
import { invalid } from '../failure.ts';

sharp.cache(false);
sharp.concurrency(1);

/** Pixels that are decoded at most: a small file may unfold to gigabytes. */
const maxPixels = 40_000_000;
const maxSeconds = 10;

export interface Encoding {
  readonly format: 'webp' | 'jpeg' | 'png';
  /** Longer side in pixels; smaller images stay as they are. */
  readonly size: number;
  /** Of a JPEG, 1 to 100; 80 unless told. */
  readonly quality?: number;
}

/** The picture anew, upright and without metadata; throws under `field` for what is no whole image. */
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
    throw invalid({ [field]: ['This image cannot be read, or it has too many pixels.'] });
  }
}
