import { hiddenContact } from './constants.ts';
import { fold, type Range } from './folded.ts';
import { saidNumber } from './said-numbers.ts';

/** Between the digits of one number. */
const gap = String.raw`[\s.,()\/_·*‐-―+~|:;'"#=\-]{0,4}`;
const date = String.raw`\d{1,2}([./-])\d{1,2}\1\d{4}`;
/** A digit, or a letter that is written for 0 or 1. */
const digit = String.raw`[\doil|]`;

const numbers: readonly RegExp[] = [
  // So long a number is no salary and no date.
  /\+?\d{10,}/g,
  // Mobile numbers of Bangladesh however they are grouped, with or without the code of the country.
  new RegExp(
    String.raw`(?<![\d\p{L}\p{M}])(?!${date})(?:\+?${gap}(?:0${gap}0${gap})?8${gap}8${gap})?[0o]${gap}[1il|]${gap}[3-9](?:${gap}${digit}){8}(?!\p{L})\d*`,
    'giu',
  ),
  // The same without its zero, after the code of the country or in the usual groups.
  new RegExp(String.raw`(?<!\d)\+?88${gap}0?${gap}1${gap}[3-9](?:${gap}\d){8}`, 'g'),
  // A range of salaries has the word or sign of money: 13000-15000 taka.
  /(?<![\d.,]|৳\s?)1[3-9]\d{2,3}[ -]\d{5,6}(?![\d.,]\d|\d|\s?(?:[Tt]aka|[Tt][Kk]|BDT|টাকা|\/-))|(?<![\d.,])1[3-9]\d{2}([ -])\d{3}\1\d{3}(?!\d)/g,
  // Exchange and number of a line on land: 02-9876543.
  /(?<!\d)\(?0\d{1,4}\)?[\s-]?\d{3,4}[\s-]?\d{3,5}(?!\d)/g,
  // The number is of another country: +44 7911 123456.
  new RegExp(String.raw`(?<![\p{L}\d])\+\d(?:[\s.()\/-]{0,3}\d){7,14}`, 'gu'),
];

/** After a word for a phone, a shorter number is one, too: "call 7000 00001". */
const announced =
  /(?<=(?:whats\s?app|\bimo|viber|\bcall|phone|mobile|cell|bkash|nagad|rocket|ফোন|মোবাইল|কল|বিকাশ|নগদ|ইমো|টেলিগ্রাম|হোয়াটসঅ্যাপ|নাম্বার|নম্বর|number)[\s:=.,-]{1,4})\d(?:[\s.-]{0,2}\d){8,}/giu;

const services =
  'facebook|facebok|face\\s?book|\\bfb|messenger|whats\\s?app|\\bwhatsap|telegram|\\btg|instagram|\\binsta|\\bimo|viber|skype|tiktok|linkedin|ফেসবুক|ফেইসবুক|এফবি|মেসেঞ্জার|টেলিগ্রাম|ইনস্টাগ্রাম|ইনস্টা|ইমো|হোয়াটসঅ্যাপ|হোয়াটসএপ|হোয়াটসএ্যাপ';
const label = '\\s?(?:id|account|profile|page|name|handle|username|user|আইডি|পেজ|প্রোফাইল|নাম|অ্যাকাউন্ট)';
const noHandle =
  '(?!(?:not|no|none|available|only|please|yes|active|whats|messenger|imo|telegram|fb|insta|viber|skype|facebook|youtube|zoom|google)(?![a-z]))';
const start = String.raw`(?<![\p{L}\p{M}\d@.-])`;
/** After the name of a site; a sentence goes on after its last mark. */
const rest = String.raw`(?![\p{L}\d])(?:[\/?#]\S*[^\s.,;:!?)\]।])?`;
const dot = String.raw`\s?(?:\.|[([]?\s?(?:dot|ডট)\s?[)\]]?)\s?`;
const mails = 'gmail|yahoo|hotmail|outlook|icloud|ymail|proton|জিমেইল|জি-?মেইল|ইয়াহু|হটমেইল|আউটলুক';

const words: readonly RegExp[] = [
  // E-mail, also with its signs in words. From the start of a word alone: any of its letters would be a start otherwise.
  /(?<![\p{L}\p{M}\d._%+-])[\p{L}\p{M}\d._%+-]+\s?(?:@|[([{]\s?at\s?[)\]}])\s?[\p{L}\d-]{1,64}(?:\s?(?:\.|[([{]\s?dot\s?[)\]}])\s?[\p{L}\d-]{2,64}){1,4}/giu,
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\d._%+-])[\p{L}\p{M}\d._%+-]+\s*(?:@|\bat the rate(?: of)?|\bat\b|অ্যাট|এট|এ্যাট|এট দ্য রেট|অ্যাট দ্য রেট)\s*(?:${mails})(?:${dot}(?:com|কম))?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=(?:${mails}|e-?mail|ইমেইল|ই-মেইল)${label}?\s?[:=]\s?)[a-z][\w.-]*[\d._][\w.-]*\w`,
    'giu',
  ),
  new RegExp(String.raw`[\p{L}\d._-]{3,64}\s(?:${mails})${dot}(?:com|কম)`, 'giu'),
  // Links; a degree (B.Com) has one letter before its dot.
  /(?:h(?:tt|xx)ps?:?\s?\/\/|\bwww\s?\.)\s?\S*[^\s.,;:!?)\]।]/giu,
  new RegExp(
    `${start}(?:[a-z\\d-]{1,63}\\.){0,4}[a-z\\d-]{2,63}\\.(?:com|net|org|info|edu|xyz|bd|io|site|shop|blog)${rest}`,
    'giu',
  ),
  new RegExp(`${start}(?:fb|m|t|wa|telegram)\\.(?:me|link)${rest}`, 'giu'),
  new RegExp(`${start}(?:youtu\\.be|bit\\.ly|goo\\.gl|tinyurl\\.com)${rest}`, 'giu'),
  // The same in words: facebook dot com slash rahim.
  /(?<![\p{L}\d])[a-z\d-]{1,63}\s?(?:[([]\s?)?(?:\bdot\b|ডট)(?:\s?[)\]])?\s?(?:com|net|org|me|link|কম|নেট)(?![\p{L}\p{M}])(?:\s?(?:slash|স্ল্যাশ|\/)\s?\S+)?/giu,
  /(?:ফেসবুক|ইউটিউব|জিমেইল)\s?ডট\s?কম(?:\s?(?:স্ল্যাশ|\/)\s?\S+)?/gu,
  // Names on social media: with their sign, or after the service's name when it is no common word.
  /(?<![\p{L}\d])@\s?[a-z_][\w.]{2,}/giu,
  new RegExp(
    String.raw`(?<=(?:${services})(?:${label})?\s?(?:[:=-]|is|হলো|হল)?\s?)${noHandle}(?=[a-z]*(?:[\d_]|\.[a-z\d_]))[a-z_][\w.]{3,}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=(?:${services})(?:${label})?\s?[:=-]\s?)(?=[a-z]*(?:[\d_]|\.[a-z\d_]))[\w.]{4,}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=(?:${services})${label}\s?(?:[:=-]|is|হলো|হল)?\s?)${noHandle}[a-z][\w.]{3,}(?: [a-z]{3,})?`,
    'giu',
  ),
  new RegExp(String.raw`(?<=(?:${services})\s?[\/\\]\s?)${noHandle}[a-z][\w.]{2,}`, 'giu'),
];

/** A person's name on social media begins with capitals, so these tell letters apart. */
const properNames: readonly RegExp[] = [
  /(?<=(?:[Ff]acebook|FACEBOOK|[Ff][Bb]|[Ii]nsta(?:gram)?|[Tt]elegram|[Mm]essenger|[Ii]mo|IMO|[Ss]kype|[Ll]inked[Ii]n)(?:\s?(?:id|ID))?\s?(?:[:=]| as| by| under| named| name)\s)(?!Not|No |None|Available|Only|Please|Yes|Active|Whats|Messenger|Both)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}/gu,
  /(?<=(?:ফেসবুক|ফেইসবুক|ইনস্টাগ্রাম|টেলিগ্রাম|মেসেঞ্জার)(?:ে|-এ)?\s?(?:আইডি|নাম)\s?(?::|=|ঃ)?\s?)[\u0980-\u09e5]{2,20} [\u0980-\u09e5]{2,20}/gu,
];

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

/** Phone numbers in a folded text, those said in words too. */
export const findPhones = (plain: string): Range[] => [
  ...rangesOf(plain, numbers).filter(({ from, to }) => isOneNumber(plain.slice(from, to))),
  ...rangesOf(plain, [announced]),
  ...rangesOf(plain, [saidNumber]).filter(({ from, to }) => /\p{L}/u.test(plain.slice(from, to))),
];

/** E-mail addresses, links and names on social media in a folded text. */
export const findAddresses = (plain: string): Range[] => [
  ...rangesOf(plain, words),
  ...rangesOf(plain, properNames),
];

/** The text without the ways to reach somebody that are in it: phone numbers in any script and in words, e-mail
 * addresses, links and names on social media. Other numbers stay. */
export function hideContacts(text: string): string {
  const { plain, at } = fold(text);
  return hideParts(text, [...findAddresses(plain), ...findPhones(plain)].map(at));
}

/** The text with a mark in place of each of these parts, which may overlap. */
export function hideParts(text: string, parts: readonly { readonly from: number; readonly to: number }[]) {
  let shown = '';
  let done = 0;
  for (const { from, to } of parts.toSorted((a, b) => a.from - b.from)) {
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
