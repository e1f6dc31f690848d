import { formatNumber } from '@porao/platform';
import { decodePicture } from './decode-picture.ts';
import { t } from './messages.ts';
import { chosenFault, isWithin, type PictureLimit, pictureTries } from './picture-plan.ts';

/** A picture that is not taken, with what the person can do as its message. */
export class PictureFault extends Error {
  readonly reason: 'format' | 'large' | 'unreadable';

  constructor(reason: PictureFault['reason'], size: number) {
    super(t(`photo.${reason}`, { size: sizeText(size) }));
    this.reason = reason;
  }
}

export interface FittedPicture {
  file: Blob;
  /** Says what was done to the picture; undefined when nothing was. */
  note: string | undefined;
}

/** Makes a chosen picture fit: upright, and scaled and compressed to the limit where it is not within it. */
export async function fitPicture(file: File, limit: PictureLimit): Promise<FittedPicture> {
  const fault = chosenFault(file);
  if (fault) throw new PictureFault(fault, file.size);
  if (isWithin(file, limit)) return { file, note: undefined };
  const fitting = await reduced(file, limit);
  if (!fitting) throw new PictureFault('unreadable', file.size);
  const note =
    fitting.size < file.size
      ? t('photo.smaller', { from: sizeText(file.size), to: sizeText(fitting.size) })
      : t('photo.converted');
  return { file: fitting, note };
}

async function reduced(file: File, limit: PictureLimit): Promise<Blob | null> {
  const picture = await decodePicture(file).catch(() => null);
  if (!picture) return null;
  try {
    for (const size of pictureTries(picture, limit)) {
      const blob = await picture.encode(size);
      if (blob && blob.size <= limit.bytes) return blob;
    }
    return null;
  } catch {
    return null;
  } finally {
    picture.close();
  }
}

/** Bytes as people read them: 180 kB, 8.2 MB. */
function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return t('photo.kb', { size: formatNumber(Math.max(1, Math.round(bytes / 1000))) });
  return t('photo.mb', { size: formatNumber(Math.round(bytes / 100_000) / 10) });
}
