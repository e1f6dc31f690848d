/** At most five page numbers, with null for those left out between two. */
export function pageWindow(page: number, last: number): (number | null)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  if (last <= 5) return range(1, last);
  if (page <= 3) return [...range(1, 4), null, last];
  if (page >= last - 2) return [1, null, ...range(last - 3, last)];
  return [1, null, ...range(page - 1, page + 1), null, last];
}
