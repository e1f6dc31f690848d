import { randomBytes } from 'node:crypto';
import { maxPhotoBytes, type photoEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type ImageRule, readImage, reencode } from '../../kit/images/index.ts';
import { limit } from '../../kit/rate-limit/index.ts';
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
const keyOf = (photo: string) => `profile/${photo}`;

export function photoHandlers({ db, files, tokens }: Services): Handlers<typeof photoEndpoints> {
  return {
    'POST /api/v1/change-profile-picture': async ({ body, viewer, address, log }) => {
      const from = `picture ${tokens.fingerprint(`address ${address}`)}`;
      await limit(db, { key: from, max: 100, windowSeconds: 3600 });
      await limit(db, { key: `picture ${viewer.userId}`, max: 20, windowSeconds: 3600 });
      const { bytes } = readImage(body.image, rule);
      const picture = await reencode(bytes, { format: 'webp', size }, rule.field);
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
      const photo = await readPhoto(db, viewer.userId);
      const file = photo && isKey(keyOf(photo)) ? await files.get(keyOf(photo)) : undefined;
      if (!file) return { data: null };
      const jpeg = await reencode(file.bytes, { format: 'jpeg', size }, 'photo');
      return { data: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` };
    },
    'GET /storage/profile/:photo': async ({ params }) => {
      const file = await files.get(keyOf(params.photo));
      if (!file) throw new ApiFailure('NOT_FOUND', 'photo.missing');
      return file;
    },
  };
}
