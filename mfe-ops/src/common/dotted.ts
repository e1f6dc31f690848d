export type Parts = readonly (string | false | null | undefined)[];

/** The parts that there are, in one line. */
export const dotted = (...parts: Parts): string => parts.filter(Boolean).join(' · ');
