/** Longest texts taken from the address, in characters. */
const limits = { title: 80, subtitleA: 160, subtitleB: 160 } as const;
export type ThanksPart = keyof typeof limits;

/** Line breaks, and marks that turn the direction of a text, could make it look like another. */
const unwanted = /[\s\p{Cc}\p{Bidi_Control}]+/gu;

/** What the address says, as one plain line of a sane length; the default when it says nothing (OQ-014). */
export function thanksText(params: URLSearchParams, part: ThanksPart, standard: string): string {
  const limit = limits[part];
  const line = (params.get(part) ?? '').slice(0, 1000).replace(unwanted, ' ').trim();
  if (line === '') return standard;
  const letters = Array.from(line);
  return letters.length <= limit
    ? line
    : `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
