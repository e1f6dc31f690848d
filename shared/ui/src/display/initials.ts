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

/** Titles that belong to no name. */
const honorifics = /^(md|mst|mr|mrs|ms|dr|মো|মোঃ|মোছাঃ|ডাঃ|ড)(\.|:|ঃ)?$/i;

/** First letters of the first and last name: 'Md. Rakib Hasan' is RH. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const named = words.filter((word) => !honorifics.test(word));
  const used = named.length > 0 ? named : words;
  const ends = used.length > 1 ? [used[0], used.at(-1)] : used;
  return ends.map((word) => first(word ?? '').toLocaleUpperCase()).join('');
}

/** 0 to 3, always the same for a name. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 4;
}
