/** A colour of the scene; each has a value by day and one by night in tokens.css. */
export const art = (name: string): string => `var(--art-${name})`;
