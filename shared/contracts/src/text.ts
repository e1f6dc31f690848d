/** Texts as keyboards, contacts and other programs send them, in the one form that is stored and compared. */

/** Joiners (U+200C, U+200D) are part of how these scripts are spelt, at the end of a word too. */
const joiner = String.raw`(?<!(?=[\p{L}\p{M}])[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Arabic}])(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]`;
/** Variation selectors that choose the coloured form of a symbol. */
const symbolForm = String.raw`(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]`;
/** Overrides (U+202D, U+202E) remain among letters, whose order they change, for checks to refuse. */
const invisible = new RegExp(
  String.raw`${joiner}|${symbolForm}|(?![\u200c\u200d\u202d\u202e\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/** Without characters that nobody sees, with common spaces and hyphens, and composed alike (NFC). */
export function cleanText(text: string): string {
  if (/^[\n\r\t -~]*$/.test(text)) return text;
  const visible = text
    .replace(invisible, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2028\u2029]/g, '\n');
  return (/\p{L}/u.test(visible) ? visible : visible.replace(/[\u202d\u202e]/g, '')).normalize('NFC');
}

/** The digits of a script have successive code points from its zero on. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Western digits for those of any script. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]|(?![0-9])\p{Nd}/gu, (digit) =>
    digit >= '০' && digit <= '৯' ? String(digit.charCodeAt(0) - 0x09e6) : westernDigit(digit),
  );

/** The text in its plainest form: wide and styled letters and digits of any script become common ones. */
export const plainText = (text: string): string => latinDigits(cleanText(text).normalize('NFKC'));

/** A number as people write one, grouped by commas or spaces, in the form that `Number` reads. */
export function plainNumber(text: string): string {
  const plain = plainText(text).trim();
  return /^[1-9]\d{0,2}(?:[ ,]\d{2,3})*[ ,]\d{3}(?:\.\d+)?$/.test(plain) ? plain.replace(/[ ,]/g, '') : plain;
}

/** The digits of a number of Bangladesh without spaces, marks and the code of the country, with the leading zero that
 * such a code replaces (decision OQ-140). */
export function normalizePhone(input: string): string {
  const plain = plainText(input).replace(/[\s().\u202d\u202e\p{Pd}]/gu, '');
  const whole = /^(?:(?:\+|00)?880{0,2}|0)?(1\d{9})$/.exec(plain);
  return whole ? `0${whole[1]}` : plain.replace(/^(?:\+|00)?88(?=01)/, '');
}

/** The form in which a query and a searched text are compared; `search_key` of the database is the same. */
export const searchKey = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[`\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u200c\u200d]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The words that a searched text must contain. */
export const searchWords = (query: string): string[] => searchKey(query).split(' ').filter(Boolean);

/** A test for texts that contain every word of the query, in any order. */
export function matcherOf(query: string): (text: string) => boolean {
  const words = searchWords(query);
  return (text) => {
    const key = searchKey(text);
    return words.every((word) => key.includes(word));
  };
}
