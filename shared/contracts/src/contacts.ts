import { hiddenContact, latinDigits } from './constants.ts';

/** What people put between the digits of one number. */
const gap = String.raw`[\s.()\/_·*‐-―-]{0,3}`;
const date = String.raw`\d{1,2}([./-])\d{1,2}\1\d{4}`;

const numbers: readonly RegExp[] = [
  // So long a number is no salary and no date.
  /\+?\d{10,}/g,
  // Mobile numbers of Bangladesh however they are grouped, with or without the code of the country.
  new RegExp(
    String.raw`(?<!\d)(?!${date})(?:\+?(?:00)?88${gap})?[0o]${gap}1${gap}[3-9](?:${gap}\d){8}\d*`,
    'gi',
  ),
  // Exchange and number of a line on land: 02-9876543.
  /(?<!\d)\(?0\d{1,4}\)?[\s-]?\d{3,4}[\s-]?\d{3,5}(?!\d)/g,
  // Of other countries: +44 7911 123456.
  new RegExp(String.raw`(?<![\p{L}\d])\+\d(?:${gap}\d){7,14}`, 'gu'),
];

/** One digit said in English, in Bengali, or in Bengali with Latin letters. */
const saidZero = 'zero|oh|o|শূন্য|শুন্য|জিরো|shunno|sunno';
const said = `${saidZero}|one|two|three|four|five|six|seven|eight|nine|double|triple|এক|দুই|তিন|চার|পাঁচ|পাচ|ছ(?:য়|য়)|সাত|আট|ন(?:য়|য়)|ডাবল|ট্রিপল|ek|dui|tin|char|pach|panch|choy|sat|at|noy`;
/** A mobile number said digit by digit, some of them written as digits. */
const saidNumber = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(?:(?:${saidZero})(?![\p{L}\p{M}])|0)[\s,.·\/–-]{0,3}(?:(?:one|এক|ek|double)(?![\p{L}\p{M}])|1)(?:[\s,.·\/–-]{0,3}(?:(?:${said})(?![\p{L}\p{M}])|\d)){6,12}(?![\p{L}\p{M}\d])`,
  'giu',
);

const start = String.raw`(?<![\p{L}\p{M}\d@.-])`;
/** What follows the name of a site; a sentence goes on after its last mark. */
const rest = String.raw`(?![\p{L}\d])(?:[\/?#]\S*[^\s.,;:!?)\]।])?`;

const words: readonly RegExp[] = [
  // E-mail, also with its signs in words. From the start of a word alone: any of its letters would be a start otherwise.
  /(?<![\p{L}\p{M}\d._%+-])[\p{L}\p{M}\d._%+-]+\s?(?:@|[([]\s?at\s?[)\]])\s?[\p{L}\d-]{1,64}(?:\s?(?:\.|[([]\s?dot\s?[)\]])\s?[\p{L}\d-]{2,64}){1,4}/giu,
  /(?<![\w.+-])[\w.+-]+\s+at\s+(?:gmail|yahoo|hotmail|outlook|icloud)(?:\s*(?:\.|dot)\s*com)?/gi,
  // Links; a degree (B.Com) has one letter before its dot.
  /(?:https?:\/\/|\bwww\.)\S*[^\s.,;:!?)\]।]/giu,
  new RegExp(
    `${start}(?:[a-z\\d-]{1,63}\\.){0,4}[a-z\\d-]{2,63}\\.(?:com|net|org|info|edu|xyz|bd)${rest}`,
    'giu',
  ),
  new RegExp(`${start}(?:fb|m|t|wa|telegram)\\.(?:me|link)${rest}`, 'giu'),
  new RegExp(`${start}(?:youtu\\.be|bit\\.ly|goo\\.gl)${rest}`, 'giu'),
  // Names on social media: with their sign, or after the service's name when it is no common word.
  /(?<![\p{L}\d])@[a-z_][\w.]{2,}/giu,
  /(?<=(?:facebook|\bfb|messenger|whats\s?app|telegram|instagram|\bimo|viber|skype|ফেসবুক|মেসেঞ্জার|টেলিগ্রাম|ইমো|হো.{1,2}াটসঅ্যাপ)(?:\s?(?:id|আইডি))?\s?[:=-]\s?)(?=[a-z]*(?:[\d_]|\.[a-z\d_]))[\w.]{4,}/giu,
];

/** Part of a text. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where global patterns match. `matchAll` compiles a pattern again for each text, which takes longer than to search. */
export function rangesOf(text: string, patterns: readonly RegExp[]): Range[] {
  const ranges: Range[] = [];
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text))
      ranges.push({ from: match.index, to: pattern.lastIndex });
  }
  return ranges;
}

/** Phone numbers in a text of Western digits, those said in words too. */
export const findPhones = (latin: string): Range[] => [
  ...rangesOf(latin, numbers).filter(({ from, to }) => isOneNumber(latin.slice(from, to))),
  ...rangesOf(latin, [saidNumber]).filter(({ from, to }) => /\p{L}/u.test(latin.slice(from, to))),
];

/** E-mail addresses, links and names on social media in a text of Western digits. */
export const findAddresses = (latin: string): Range[] => rangesOf(latin, words);

/** The text without the ways to reach somebody that are in it: phone numbers in both scripts and in words, e-mail
 * addresses, links and names on social media. Other numbers stay. */
export function hideContacts(text: string): string {
  const latin = latinDigits(text);
  let shown = '';
  let done = 0;
  for (const { from, to } of [...findAddresses(latin), ...findPhones(latin)].toSorted(
    (a, b) => a.from - b.from,
  )) {
    if (from >= done) shown += text.slice(done, from) + hiddenContact;
    done = Math.max(done, to);
  }
  return shown + text.slice(done);
}

/** Many short numbers in a row, such as times, are one number only when they are set apart in the same way. */
function isOneNumber(found: string): boolean {
  const gaps = found.match(/(?<=\d)\D+(?=\d)/g) ?? [];
  return /\d{3}/.test(found) || new Set(gaps).size <= 1;
}
