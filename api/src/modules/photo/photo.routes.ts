import { randomBytes } from 'node:crypto';
import { maxPhotoBytes, type photoEndpoints } from '@porao/contracts';
import { LRUCache } from 'lru-cache';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type ImageRule, readImage, reencode } from '../../kit/images/index.ts';
import { addressLimits, limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import { isKey } from '../../kit/storage/index.ts';
import { readPhoto, replacePhoto } from './photo.repository.ts';

const rule: ImageRule = {
  field: 'image',
  formats: ['png', 'jpeg', 'webp'],
  maxBytes: maxPhotoBytes,
  tooBig: 'image.tooLarge2',
  wrongFormat: 'image.formatWebp',
};
/** Longer side in pixels. */
const size = 512;
/** Characters of pictures that are kept as they were read; some 500 pictures. */
const keptLength = 16 * 1_048_576;
const keyOf = (photo: string) => `profile/${photo}`;

export function photoHandlers({ db, files, tokens }: Services): Handlers<typeof photoEndpoints> {
  /** Data URLs by the picture's name, which is another one for another picture. */
  const jpegs = new LRUCache<string, string>({
    maxSize: keptLength,
    sizeCalculation: (url, photo) => url.length + photo.length,
    ignoreFetchAbort: true,
    async fetchMethod(photo) {
      const file = await files.get(keyOf(photo));
      if (!file) return undefined;
      const jpeg = await reencode(file.bytes, { format: 'jpeg', size }, 'photo');
      return `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
    },
  });

  return {
    'POST /api/v1/change-profile-picture': async ({ body, viewer, address, log }) => {
      await limit(db, ...addressLimits(tokens, address, { key: 'picture', max: 100, windowSeconds: 3600 }), {
        key: `picture ${viewer.userId}`,
        max: 20,
        windowSeconds: 3600,
      });
      const { bytes } = readImage(body.image, rule);
      const picture = await reencode(bytes, { format: 'webp', size }, rule.field, `picture ${viewer.userId}`);
      const photo = `${randomBytes(18).toString('base64url')}.webp`;
      const remove = (name: string) =>
        files.delete(keyOf(name)).catch((err: unknown) => log.warn({ err }, 'an old picture was left'));
      await files.put(keyOf(photo), picture, 'image/webp');
      const before = await replacePhoto(db, viewer.userId, photo).catch(async (error: unknown) => {
        await remove(photo);
        throw error;
      });
      if (before && isKey(keyOf(before))) await remove(before);
      return { status: 'success', message: 'image.saved', data: { photo } };
    },
    'GET /api/v1/base64photo': async ({ viewer }) => {
      const { photo } = await readPhoto(db, viewer.userId);
      return { data: (photo && isKey(keyOf(photo)) && (await jpegs.fetch(photo))) || null };
    },
    'GET /storage/profile/:photo': async ({ params }) => {
      const file = await files.get(keyOf(params.photo));
      if (!file) throw new ApiFailure('NOT_FOUND', 'photo.missing');
      return file;
    },
  };
}
