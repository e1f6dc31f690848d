// By code, since য় and its like are written in two ways.
const vowelSign = /[\u09be-\u09c3\u09c7\u09cb]$/;
const consonant = /(?:[\u0995-\u09b9\u09dc-\u09df]|\u09bc)$/;
const vowel = /[ইউ]$/;
/** 5th and the like: an ending would not be read as one. */
const ordinal = /[০-৯]\S*$/;
const bengali = /[\u0980-\u09e5]$/;

const ordinals = '১ম ২য় ৩য় ৪র্থ ৫ম ৬ষ্ঠ ৭ম ৮ম ৯ম ১০ম'.split(' ');
const halves: Readonly<Record<string, string>> = { '০.৫': 'আধা', '১.৫': 'দেড়', '২.৫': 'আড়াই' };

const ordinalOf = (number: string): string =>
  ordinals.find((ordinal) => /^[০-৯]+/.exec(ordinal)?.[0] === number) ?? `${number}তম`;

/** Hours as they are said: দেড় ঘণ্টা, সাড়ে ৩ ঘণ্টা. */
function hoursOf(number: string): string {
  const whole = /^([০-৯]+)\.৫$/.exec(number)?.[1];
  return halves[number] ?? (whole === undefined ? number : `সাড়ে ${whole}`);
}

/** A word with the Bengali case ending `-এর` or `-কে`: শ্রেণির, ক্লাসের, নুসরাতকে. Words of other scripts, numbers and
 * brackets keep the hyphen: IELTS-এর. A class that names its students, as এসএসসি পরীক্ষার্থী, is not said twice. A number
 * becomes an ordinal by `-তম`, and hours by ` ঘণ্টা`. */
export function withEnding(word: string, ending: string): string {
  if (ending === '-এর শিক্ষার্থী')
    return word.endsWith('পরীক্ষার্থী') ? word : `${withEnding(word, '-এর')} শিক্ষার্থী`;
  if (ending === '-তম') return ordinalOf(word);
  if (ending === ' ঘণ্টা') return hoursOf(word) + ending;
  if (ending === '-কে') return bengali.test(word) ? `${word}কে` : word + ending;
  if (ordinal.test(word)) return word + ending;
  if (vowelSign.test(word)) return `${word}র`;
  if (consonant.test(word)) return `${word}ের`;
  if (vowel.test(word)) return `${word}য়ের`;
  return word + ending;
}
