import type { PictureTry } from './picture-plan.ts';

export interface DecodedPicture {
  width: number;
  height: number;
  /** Null when this browser cannot write the picture in that size. */
  encode: (size: PictureTry) => Promise<Blob | null>;
  close: () => void;
}

/** Opens a picture as the browser shows it, upright as the phone noted. Throws when the browser cannot read it. */
export async function decodePicture(file: Blob): Promise<DecodedPicture> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  return {
    width: picture.width,
    height: picture.height,
    encode({ width, height, quality }) {
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (!context) return Promise.resolve(null);
      // JPEG has no transparency: what is clear would be black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.drawImage(picture, 0, 0, width, height);
      return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
    },
    close: () => picture.close(),
  };
}
