import { latinDigits } from './text.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
}

const twins: ReadonlyMap<string, string> = new Map(
  Array.from('аaеeоoрpсcуyхxіiѕsјjАAЕEОOРPСCТTοoΟO').flatMap((letter, place, all) =>
    place % 2 === 0 ? [[letter, all[place + 1] ?? letter] as const] : [],
  ),
);

/** First and last code point of rows of digits that Unicode does not relate to common ones, and the first's value. */
const rows = [
  [0x2776, 0x277e, 1],
  [0x2780, 0x2788, 1],
  [0x278a, 0x2792, 1],
  [0x24f5, 0x24fd, 1],
  [0x24ff, 0x24ff, 0],
  [0x1f10b, 0x1f10c, 0],
] as const;

function foldOne(character: string): string {
  if (character >= ' ' && character <= '~') return character;
  // Accents and frames on digits, joiners, and what nobody sees.
  if (/\p{Default_Ignorable_Code_Point}|\p{Script=Inherited}/u.test(character)) return '';
  const code = character.codePointAt(0) ?? 0;
  const row = rows.find(([first, last]) => code >= first && code <= last);
  if (row) return String(code - row[0] + row[2]);
  return twins.get(character) ?? latinDigits(character.normalize('NFKC'));
}

/** The text in the form in which contacts are looked for. `at` says which part of the text a part of it is. */
export function fold(text: string): { readonly plain: string; readonly at: (range: Range) => Range } {
  let plain = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let place = 0;
  for (const character of text) {
    const folded = foldOne(character);
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(place);
      ends.push(place + character.length);
    }
    plain += folded;
    place += character.length;
  }
  return { plain, at: ({ from, to }) => ({ from: starts[from] ?? place, to: ends[to - 1] ?? place }) };
}
