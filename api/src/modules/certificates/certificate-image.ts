import { imageFormat, imageTooLarge, maxCertificateBytes, noImage } from '@porao/contracts';
import sharp, { type Metadata } from 'sharp';
import { invalid } from '../../kit/failure.ts';

/** A small file may hold a picture of any size: this many pixels are decoded at most. */
const maxPixels = 16_000_000;
/** Longest side that is kept; a page stays readable. */
const maxSide = 3000;

export interface CertificateImage {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  readonly extension: 'png' | 'jpg';
}

const refuse = (message: string) => invalid({ certificate_base64: [message] });

function decode(dataUrl: string): Buffer {
  const base64 = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/]*={0,2})$/i.exec(dataUrl.trim())?.[1];
  if (base64 === undefined) throw refuse(imageFormat);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength === 0) throw refuse(noImage);
  if (bytes.byteLength > maxCertificateBytes) throw refuse(imageTooLarge);
  return bytes;
}

async function inspect(bytes: Buffer): Promise<Metadata> {
  const known = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (known?.format !== 'png' && known?.format !== 'jpeg') throw refuse(imageFormat);
  if (known.width * known.height > maxPixels) {
    throw refuse(`The image is too big: at most ${maxPixels / 1_000_000} megapixels are taken.`);
  }
  return known;
}

/** The picture of a data URL, judged by its content and written anew: without metadata and trailing data. */
export async function readImage(dataUrl: string): Promise<CertificateImage> {
  const bytes = decode(dataUrl);
  const { format } = await inspect(bytes);
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const written = format === 'png' ? picture.png() : picture.jpeg({ quality: 90 });
  const result = await written.toBuffer().catch(() => {
    throw refuse(imageFormat);
  });
  return format === 'png'
    ? { bytes: result, type: 'image/png', extension: 'png' }
    : { bytes: result, type: 'image/jpeg', extension: 'jpg' };
}
