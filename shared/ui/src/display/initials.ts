import { isTitle } from '@porao/contracts/titles';

/** Made when it is first used: it takes longer to make than everything else of the first script. */
let segmenter: Intl.Segmenter | undefined;

/** A Bengali letter keeps its vowel sign: without the segmenter (old browsers) it loses it. */
function first(word: string): string {
  // The letters of English need none.
  if (/^[ -~]+$/.test(word)) return word.charAt(0);
  if ('Segmenter' in Intl) segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [start] = segmenter ? Array.from(segmenter.segment(word), (part) => part.segment) : Array.from(word);
  return start ?? '';
}

/** First letters of the first and last name: 'Md. Rakib Hasan' is RH. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.:()]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const named = words.filter((word) => !isTitle(word));
  const used = named.length > 0 ? named : words.slice(0, 1);
  const ends = used.length > 1 ? [used[0], used.at(-1)] : used;
  return ends.map((word) => first((word ?? '').replace(/^[^\p{L}\p{N}]+/u, '')).toLocaleUpperCase()).join('');
}

/** Widest in em, by what a code point adds to its letter: measured in Noto Sans Bengali, whose signs are as wide as
 * those of the phones' own. */
function emsOf(codePoint: string): number {
  if (codePoint === '্') return -0.7; // Joins the next letter to the one before.
  if (/[োৌ]/.test(codePoint)) return 0.75;
  if (/\p{Mn}/u.test(codePoint)) return 0;
  if (/\p{Mc}/u.test(codePoint)) return 0.45;
  if (/[আঞ]|\p{Extended_Pictographic}/u.test(codePoint)) return 1.3;
  return 1;
}

/** The largest text that has room in a circle, in parts of its diameter. */
export function initialsSize(initials: string): number {
  const ems = Array.from(initials, emsOf).reduce((sum, width) => sum + width, 0);
  return Math.min(0.38, 0.8 / ems);
}

/** 0 to 3, always the same for a name. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 4;
}
