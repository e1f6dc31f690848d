import { hasCode } from '@porao/server';
import { RegistryError } from './registry-error.ts';

/** Returns whether the file system reports no space or a quota. */
export const isNoSpace = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT');

/** Does what changes nothing unless it succeeds; a full disk becomes a refusal. */
export async function orNoSpace<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isNoSpace(error)) throw error;
    throw new RegistryError(
      'NO_SPACE',
      `The disk of ${folder} has no space left; nothing was changed.`,
      'Free some space there, then run the command again.',
    );
  }
}
