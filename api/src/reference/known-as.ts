import { type LookupList, matcherOf, searchKey, searchWords } from '@porao/contracts';
import { usualNames } from './institutes.ts';

const keys = new Map<string, readonly (readonly string[])[]>(
  Object.entries(usualNames).map(([list, rows]) => [list, rows.map((names) => names.map(searchKey))]),
);

/** Ids of the reference rows whose usual name is the text, and of those where one contains its words. */
export function knownAs(list: LookupList, text: string): { exact: number[]; any: number[] } {
  const rows = keys.get(list) ?? [];
  const idsOf = (fits: (name: string) => boolean) =>
    rows.flatMap((names, index) => (names.some(fits) ? [index + 1] : []));
  if (searchWords(text).length === 0) return { exact: [], any: [] };
  const wanted = searchKey(text);
  return { exact: idsOf((name) => name === wanted), any: idsOf(matcherOf(text)) };
}
