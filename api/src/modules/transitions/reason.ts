import type { Cause } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import type { Language } from '../../kit/failure.ts';

/** Why something ended, for its reader: the system's cause in the reader's language, then the words of a person as
 * they were written. Null without either. */
export function reasonText(cause: string | null, words: string | null, language: Language): string | null {
  // The column holds only causes that this code wrote.
  const text = cause === null ? null : textOf(`cause.${cause as Cause}`, language);
  return [text, words].filter((part) => part !== null).join(' ') || null;
}
