import { findAddresses, findPhones, hideParts, rangesOf } from './contacts.ts';
import { fold, type Range } from './folded.ts';

export { hideContacts } from './contacts.ts';

/** Private details in a public text: a phone number, another way to reach somebody, the number of a home, a name. */
export type PrivateKind = 'phone' | 'contact' | 'house' | 'name';

export interface PrivateDetail {
  readonly kind: PrivateKind;
  readonly text: string;
}

const before = String.raw`(?<![\p{L}\p{M}\d])`;
const after = String.raw`(?![\p{L}\p{M}\d])`;

const counted =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|' +
  'এক|দুই|তিন|চার|পাঁচ|ছ(?:য়|য়)|সাত|আট|ন(?:য়|য়)|দশ|এগারো|বারো|তেরো|চৌদ্দ|পনেরো|ষোলো|সতেরো|আঠারো|উনিশ|বিশ|ত্রিশ|চল্লিশ|পঞ্চাশ';
/** `5`, `12/A`, `4-B`, `4B`, `B-4`, `five`. */
const homeNumber = String.raw`(?:\d{1,4}(?:\s?[\/-]\s?[a-z\d]{1,3}|[a-z])?|[a-z]-?\d{1,3}|${counted})`;
const home =
  'house|flat|apartment|apt|holding|plot|building|bldg|basa|bari|বা(?:ড়|ড়)(?:ি|ী)|বাসা|ফ্ল্যাট|ফ্লাট|হোল্ডিং|প্লট|ভবন|বিল্ডিং|অ্যাপার্টমেন্ট';
const numberSign = 'no|number|num|nong|nang|নং|নম্বর|নাম্বার|নঃ';
/** A unit makes the number before it something else than a phone. */
const otherUnit = String.raw`(?!\s?(?:taka|tk|days?|hours?|students?|(?:bed)?rooms?|pm|am|km|minutes?|টাকা|দিন|জন|রুম|ঘণ্টা|মিনিট))`;

const houses: readonly RegExp[] = [
  new RegExp(
    String.raw`${before}(?:${home})\s?(?:${numberSign})?[\s.:#–-]{0,3}${homeNumber}${after}${otherUnit}`,
    'giu',
  ),
  new RegExp(String.raw`${before}${homeNumber}\s?(?:${numberSign})\.?\s?(?:${home})${after}`, 'giu'),
  new RegExp(String.raw`${before}(?:h\s?[#:-]\s?\d{1,4}[a-z]?|\d{1,4}\/[a-z])${after}`, 'giu'),
];

/** Words with a capital that follow the same introductions as names. */
const noName =
  '(?!(?:Class|Grade|Standard|English|Bangla|Bengali|Math|Science|Arabic|Quran|Very|Not|Only|Please|Today|The|And|For|From|After|Before|Between|Any|Good|Weak|Std|Level)(?![a-z]))';
const capital = String.raw`${noName}\p{Lu}[\p{L}\p{M}]+(?:[ .'’-]{1,2}\p{Lu}[\p{L}\p{M}]+){0,3}`;
const relative = 'son|daughter|child|kid|boy|girl|brother|sister|wife|husband|nephew|niece|cousin';
const bengaliWord = String.raw`[\u0980-\u09e5]{2,40}`;

/** Each has the name alone as its match. */
const names: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=${before}(?:[Mm]y|[Oo]ur) (?:\p{Ll}{1,20} )?(?:${relative})(?:['’]s)?(?: name)?(?: is)?[,:]? )${capital}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=${before}(?:I am|I['’]m|[Tt]his is|[Cc]all|[Cc]ontact|[Aa]sk for|[Nn]amed|[Cc]alled) )${capital}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=${before}(?:[Nn]ame|NAME)(?: is |\s?[:=-]\s?))(?!not |a |the )${noName}\p{L}[\p{L}\p{M}]{2,40}(?:[ .'’-]{1,2}\p{Lu}[\p{L}\p{M}]+){0,3}`,
    'gu',
  ),
  new RegExp(String.raw`(?<=${before}(?:Mr|Mrs|Ms|Miss|Md|MD|Mohd|Mst|Dr|Prof)\.? )${capital}`, 'gu'),
  new RegExp(
    String.raw`(?<=${before}(?:(?:আমার|আমাদের|ছেলের|মে(?:য়|য়)ের|সন্তানের|শিক্ষার্থীর|ছাত্রের|ছাত্রীর|বাচ্চার) নাম(?: হলো| হল| হচ্ছে)?(?=[ :ঃ-])|নাম(?: হলো| হল| হচ্ছে)?\s?[:ঃ-]|নাম (?:হলো|হল|হচ্ছে))[ :ঃ-]{0,2})(?!হলো|হল |হচ্ছে)${bengaliWord}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=${before}(?:মোঃ|মো\.|মোছাঃ|মোসাঃ|মোহাম্মদ|মুহাম্মদ|জনাব|মিসেস) ?)(?<=[ঃ. ])${bengaliWord}`,
    'gu',
  ),
];

/** Words of known names, such as the student's. */
function knownNames(plain: string, known: readonly string[]): Range[] {
  const parts = known.flatMap((name) => fold(name).plain.split(/[^\p{L}\p{M}]+/u));
  const long = parts.filter((part) => part.length >= 3);
  if (long.length === 0) return [];
  return rangesOf(plain, [new RegExp(`${before}(?:${long.join('|')})${after}`, 'giu')]);
}

function findAll(text: string, known: readonly string[]) {
  const { plain, at } = fold(text);
  const found = (kind: PrivateKind, ranges: readonly Range[]) =>
    ranges.map((range) => ({ kind, ...at(range) }));
  const all = [
    ...found('phone', findPhones(plain)),
    ...found('contact', findAddresses(plain)),
    ...found('house', rangesOf(plain, houses)),
    ...found('name', [...rangesOf(plain, names), ...knownNames(plain, known)]),
  ];
  return all.toSorted((a, b) => a.from - b.from || b.to - a.to);
}

/** Returns what in the text should not be public, in its order, each place once. `known` are names of people it may
 * be about. */
export function findPrivateDetails(text: string, known: readonly string[] = []): PrivateDetail[] {
  let done = 0;
  return findAll(text, known).flatMap(({ kind, from, to }) => {
    if (from < done) return [];
    done = to;
    return [{ kind, text: text.slice(from, to).trim() }];
  });
}

/** The text with marks in place of what should not be public. */
export const hidePrivateDetails = (text: string, known: readonly string[] = []): string =>
  hideParts(text, findAll(text, known));
