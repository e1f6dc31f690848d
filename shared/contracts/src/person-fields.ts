import { z } from 'zod';
import { cleanText } from './text.ts';

/** Characters a password needs (AUT-051). */
export const minPassword = 8;

const scripts = ['Latin', 'Bengali', 'Arabic', 'Devanagari'].map((one) => String.raw`\p{Script=${one}}`);
/** A word of one script, since a letter of another one may pass for one of it. */
const wordOfOurs = new RegExp(`^(?:${scripts.map((one) => `[${one}]+`).join('|')})$`, 'u');
const wordOfOthers = new RegExp(`^[^${scripts.join('')}]+$`, 'u');
/** Cyrillic and Greek letters that look like Latin ones: a name of them alone passes for another name. */
const lookalikes = /^[АВЕЅІЈКМНОРСТУХЬаеорсухѕіјһԁԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧονι .'’-]+$/u;
/** Phonetic letters and small capitals. */
const oddLatin = /(?![a-zà-öø-ɏḁ-ỿ])\p{Script=Latin}/iu;

function isName(name: string): boolean {
  // Joiners and accents have no script of their own.
  const letters = name.replace(/\p{Script=Inherited}/gu, '');
  if (!/^[\p{L}\p{M} .'’-]+$/u.test(letters) || !/\p{L}/u.test(letters)) return false;
  if (/\p{M}{4}/u.test(name) || oddLatin.test(letters) || lookalikes.test(letters)) return false;
  const words = letters.split(/[ .'’-]+/).filter(Boolean);
  return words.every((word) => wordOfOurs.test(word)) || words.every((word) => wordOfOthers.test(word));
}

/** A colon is typed for the visarga of abbreviations: মো:. */
const asWritten = (name: string) =>
  cleanText(name)
    .normalize('NFKC')
    .replace(/(?<=\p{Script=Bengali}):/gu, 'ঃ')
    .replace(/[\u2018\u02bc]/g, '’')
    .replace(/\s+/g, ' ');

/** The name of an account or a student: letters of one script a word, spaces, dots, apostrophes, hyphens, and joiners
 * (decision OQ-085). */
export const PersonName = z
  .string({ error: 'name.letters' })
  .overwrite(asWritten)
  .trim()
  .min(1, 'name.letters')
  .max(100, 'name.tooLong')
  .refine(isName, { error: 'name.letters' });

export const Email = z
  .string({ error: 'email.invalid' })
  .trim()
  .toLowerCase()
  .max(254, 'email.invalid')
  .pipe(z.email({ error: 'email.invalid' }));

/** Empty where none is given: it is asked for where something is sent there. */
export const OptionalEmail = z.union([z.null().transform(() => ''), z.literal(''), Email], {
  error: 'email.invalid',
});

export const NewPassword = z
  .string({ error: 'password.tooShort' })
  .min(minPassword, 'password.tooShort')
  .max(200, 'password.tooLong');
