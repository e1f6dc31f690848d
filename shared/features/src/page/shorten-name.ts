import { isTitle } from '@porao/contracts/titles';

/** A person's name in a greeting: its titles and two words. Of the others there are initials, but none in Bengali,
 * which is not written so (decision OQ-135). */
export function shortenName(name: string): string {
  let named = 0;
  const shown = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      if (isTitle(word)) return word;
      named += 1;
      if (named <= 2) return word;
      return /^\P{L}*\p{Script=Bengali}/u.test(word) ? [] : `${firstLetter(word)}.`;
    });
  return shown.join(' ');
}

/** A letter keeps its accents. */
const firstLetter = (word: string): string => (/^\P{L}*(\p{L}\p{M}*)/u.exec(word)?.[1] ?? '').toUpperCase();
