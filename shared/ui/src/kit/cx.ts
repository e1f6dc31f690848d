/** Joins class names and leaves out what is not set. */
export function cx(...names: (string | false | 0 | 0n | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
