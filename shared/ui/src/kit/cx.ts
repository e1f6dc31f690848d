/** Joins class names and leaves out what is not set. */
export function cx(...names: (string | false | 0 | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
