import { randomBytes } from 'node:crypto';
import { maxCasePhotoBytes } from '@porao/contracts';
import type { Tokens } from '../../kit/auth/tokens.ts';
import { type ImageRule, readImage, reencode } from '../../kit/images/index.ts';
import type { FileStore } from '../../kit/storage/index.ts';
import { checkLink, linkQuery } from '../certificates/index.ts';

const rule: ImageRule = {
  field: 'photo',
  formats: ['png', 'jpeg', 'webp'],
  maxBytes: maxCasePhotoBytes,
  tooBig: 'image.tooLarge2',
  wrongFormat: 'image.formatWebp',
};
/** Longer side in pixels that is kept; words in a screenshot stay readable. */
const size = 2000;

export const photoKey = (name: string) => `cases/${name}`;
export const photoUrl = (tokens: Tokens, name: string | null): string | null =>
  name && `/storage/cases/${name}?${linkQuery(tokens, photoKey(name))}`;
export const checkPhotoLink = (tokens: Tokens, name: string, link: Parameters<typeof checkLink>[2]) =>
  checkLink(tokens, photoKey(name), link);

/** Stores the photo of a body and does the work that names it; without its row the photo goes again. */
export async function withPhoto<T>(
  files: FileStore,
  image: string | undefined,
  userId: number,
  work: (name: string | null) => Promise<T>,
): Promise<T> {
  if (!image) return work(null);
  const { bytes } = readImage(image, rule);
  const picture = await reencode(bytes, { format: 'webp', size }, rule.field, `case ${userId}`);
  const name = `${randomBytes(24).toString('base64url')}.webp`;
  await files.put(photoKey(name), picture, 'image/webp');
  try {
    return await work(name);
  } catch (error) {
    await files.delete(photoKey(name));
    throw error;
  }
}
