/** Bytes that a place of the site takes as a picture. */
export interface PictureLimit {
  bytes: number;
  /** Types that the server stores as they are; others are written as JPEG. */
  types: readonly string[];
  /** Longer side in pixels: more than any place of the site shows. */
  side: number;
}

export interface PictureTry {
  width: number;
  height: number;
  /** The JPEG quality, from 0 to 1. */
  quality: number;
}

/** Bytes of the largest file that is read: a phone's camera writes 3 to 12 MB. */
const maxChosenBytes = 15 * 1024 * 1024;
const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'];

/** For the `accept` of a file field. Android knows HEIC by its ending only. */
export const pictureTypes = [...readable, '.heic', '.heif'].join(',');

/** Says why a chosen file is not even opened; null when it is. */
export function chosenFault(file: { name: string; type: string; size: number }): 'format' | 'large' | null {
  const isHeic = file.type === '' && /\.hei[cf]$/i.test(file.name);
  if (!isHeic && !readable.includes(file.type)) return 'format';
  return file.size > maxChosenBytes ? 'large' : null;
}

/** The server turns what it gets upright, so a file within the limit is sent as it is. */
export const isWithin = (file: { type: string; size: number }, { bytes, types }: PictureLimit): boolean =>
  types.includes(file.type) && file.size <= bytes;

/** Sizes and qualities to write a picture in, the best first, until one is within the limit. No picture grows. */
export function pictureTries(size: { width: number; height: number }, { side }: PictureLimit): PictureTry[] {
  const tries: PictureTry[] = [];
  for (const part of [1, 0.75, 0.5, 0.3]) {
    const scale = Math.min(1, (side * part) / Math.max(size.width, size.height));
    const width = Math.max(1, Math.round(size.width * scale));
    const height = Math.max(1, Math.round(size.height * scale));
    for (const quality of [0.88, 0.75, 0.6])
      if (!tries.some((one) => one.width === width && one.quality === quality))
        tries.push({ width, height, quality });
  }
  return tries;
}
