/** Digits said in English and Bengali, each in both scripts, as `fold` writes them. */
const said = {
  zero: 'zero|ziro|jiro|oh|o|shunno|shunyo|sunno|শূন্য|শুন্য|সুন্য|শূণ্য|জিরো|জিরু|যিরো|ও',
  one: 'one|ek|ak|এক|ওয়ান|ওয়ান|অন',
  low: 'two|dui|দুই|টু',
  high:
    'three|four|five|six|seven|eight|nine|tin|teen|char|pach|paach|panch|choy|chhoy|soy|sat|shat|saat|at|aat|noy|noi|' +
    'তিন|চার|পাঁচ|পাচ|ছয়|ছয়|সাত|আট|নয়|নয়|থ্রি|থ্রী|ফোর|ফাইভ|ফাইব|সিক্স|সেভেন|সেবেন|এইট|এইট্|নাইন',
  times: 'double|triple|dabol|tripol|ডাবল|ডবল|ট্রিপল|ট্রিপোল',
  teen: '(?:thir|four|fif|six|seven|eigh|nine)teen|তেরো|তের|চৌদ্দ|পনেরো|ষোলো|সতেরো|সতের|আঠারো|আঠার|উনিশ|সেভেনটিন|এইটিন|নাইনটিন',
  tens: 'ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|দশ|এগারো|বারো|বিশ|ত্রিশ|চল্লিশ|পঞ্চাশ|ষাট|সত্তর|আশি|নব্বই|একশ|হাজার',
} as const;

const { zero, one, low, high, times, teen, tens } = said;
const between = String.raw`(?:[\s,.·\/\-–—_|+*:;।&~]{0,4}|\s(?:and|then|and then|tarpor|তারপর|এরপর|আর)\s)`;
/** Longer words come first: `seventeen` before `seven`. */
const any = `${teen}|${tens}|${times}|${zero}|${one}|${low}|${high}|\\d`;

/** A mobile number said digit by digit, some of them written. One of no letter is found as a number. */
export const saidNumber = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(?:${zero}|0)${between}(?:(?:${teen})|(?:${one}|${times}|1)${between}(?:${teen}|${high}|${times}|[3-9]))(?:${between}(?:${any})){5,14}(?![\p{L}\p{M}\d])`.normalize(
    'NFKC',
  ),
  'giu',
);
