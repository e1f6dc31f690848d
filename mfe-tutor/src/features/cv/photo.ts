import { call } from '@porao/platform';

/** Side of the photo in pixels: sharp at its size on paper, some 20 kB. */
const side = 320;
const quality = 0.85;

/** The own photo as a small square JPEG; null when there is none or it cannot be read. */
export async function readPhoto(): Promise<string | null> {
  try {
    const { data } = await call('GET /api/v1/base64photo');
    return data && (await squared(data));
  } catch {
    // A CV without its photo is better than none.
    return null;
  }
}

async function squared(dataUrl: string): Promise<string | null> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { naturalWidth: width, naturalHeight: height } = image;
  const cut = Math.min(width, height);
  context.drawImage(image, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', quality);
}
