import { plainNumber } from '@porao/contracts/text';

/** The meaning of a text message: a number of an answer, or a word. */
export type Meaning =
  | { readonly number: number }
  | { readonly word: 'yes' | 'no' | 'meet' | 'prefer' | 'started' | 'home' | 'stop' }
  | 'unclear';

type Word = Extract<Meaning, { word: unknown }>['word'];

/** Written in either script, or Bengali in Latin letters, as people do; a bar is between two. */
const words: Readonly<Record<Word, string>> = {
  yes: 'yes|y|ok|okay|agree|ha|haa|hae|hya|ji|jee|raji|হ্যাঁ|হ্যা|হাঁ|হা|জি|জী|জ্বি|রাজি|রাজি আছি|ঠিক আছে',
  no: 'no|n|na|nah|না|নাহ|রাজি না|রাজি নই',
  meet: 'meet|dekha|dekha korbo|দেখা|দেখা করব|দেখা করতে চাই',
  prefer: 'prefer|like|pochondo|পছন্দ|পছন্দ হয়েছে',
  started: 'started|start|shuru|শুরু|শুরু হয়েছে|ক্লাস শুরু হয়েছে',
  home: 'home|bashay|basay|bashay firechi|basay firechi|বাসায়|বাসায় ফিরেছি|ফিরেছি',
  stop: 'stop|bondho|বন্ধ|থামুন|থামান',
};

/** One form of letters that can be written in two ways, without marks and doubled spaces. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const meanings: ReadonlyMap<string, Word> = new Map(
  (Object.entries(words) as [Word, string][]).flatMap(([word, texts]) =>
    texts.split('|').map((text) => [plain(text), word] as const),
  ),
);

/** Understands a message that is one number or one of the words, and nothing else: a guess would act for somebody. */
export function meaningOf(text: string): Meaning {
  const said = plain(text);
  const digits = plainNumber(said);
  if (/^[1-9]\d?$/.test(digits)) return { number: Number(digits) };
  const word = meanings.get(said);
  return word === undefined ? 'unclear' : { word };
}
