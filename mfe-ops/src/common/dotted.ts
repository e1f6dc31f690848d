export type Parts = readonly (string | false | null | undefined)[];

export const dotted = (...parts: Parts): string => parts.filter(Boolean).join(' · ');
