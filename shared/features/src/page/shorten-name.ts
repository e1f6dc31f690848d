import { isTitle } from '@porao/contracts/text';

/** A person's name in a greeting: its titles and two words. Of the others there are initials, but none in Bengali,
 * which is not written so (decision OQ-135). */
export function shortenName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !isTitle(word));
  const whole = first < 0 ? words.length : first + 2;
  const others = words.slice(whole).filter((word) => !/^\P{L}*\p{Script=Bengali}/u.test(word));
  return [...words.slice(0, whole), ...others.map((word) => `${firstLetter(word)}.`)].join(' ');
}

/** A letter keeps its accents. */
const firstLetter = (word: string): string => (/^\P{L}*(\p{L}\p{M}*)/u.exec(word)?.[1] ?? '').toUpperCase();
