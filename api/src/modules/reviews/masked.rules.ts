import { hidePrivateDetails } from '@porao/contracts/private-details';

/** Vowels that people write in several ways, and the signs of nothing else. */
const unwritten = /[aowঅআওঔ]|\u0981|\u09be|\u09cb|\u09cc|\u09bc|\u09cd/g;
/** Bengali letters by the Latin one that they are written with. */
const bengali = {
  i: 'ইঈএঐ\u09bf\u09c0\u09c7\u09c8',
  u: 'উঊ\u09c1\u09c2',
  k: 'কখ',
  g: 'গঘ',
  n: 'ঙংঞণন',
  c: 'চছ',
  j: 'জঝয',
  t: 'টঠতথৎ',
  d: 'ডঢদধ',
  p: 'প',
  f: 'ফ',
  b: 'বভ',
  m: 'ম',
  r: 'র\u09c3',
  l: 'ল',
  s: 'শষস',
  h: 'হ',
} as const;
const latin = new Map(
  Object.entries(bengali).flatMap(([letter, all]) => Array.from(all, (one) => [one, letter] as const)),
);

/** A name by its sound, the same in both scripts: Rahim and রহিম are `rhim`. */
export function soundOf(word: string): string {
  const letters = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/ph/g, 'f')
    .replace(/(?<=[kgcjtdbs])h/g, '')
    .replace(/[ey]/g, 'i')
    .replace(/v/g, 'b')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    // Letters with a dot below, which NFC writes as two.
    .replace(/[ডঢ]\u09bc/g, 'র')
    .replace(/য\u09bc/g, '')
    .replace(unwritten, '');
  return Array.from(letters, (letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** So short a sound is that of many words. */
const leastSound = 3;
const wordPattern = /[\p{L}\p{M}]+/gu;
/** Endings of Bengali nouns: রহিমের, রহিমকে. */
const ending = /(?:ের|কে|রা|দের|টি|টা|র|এর)$/u;

/** A common last name that is a subject, too. */
const isSubject = (part: string) => /^(?:islam|ইসলাম)$/iu.test(part);

/** The text of a review as it is stored: without contacts, homes and names, also those of `people` in the other script. */
export function maskedText(text: string, people: readonly string[]): string {
  const parts = people.flatMap((name) => name.match(wordPattern) ?? []).filter((part) => !isSubject(part));
  const sounds = new Set(parts.map(soundOf).filter((sound) => sound.length >= leastSound));
  const written = (text.normalize('NFC').match(wordPattern) ?? []).filter((word) =>
    [word, word.replace(ending, '')].some((form) => sounds.has(soundOf(form))),
  );
  return hidePrivateDetails(text, [...parts, ...written]);
}
