/** Marks in the URL that the visitor pressed Apply Now before signing in. */
const marker = 'apply';

/** The path to come back to after signing in, which continues the application. */
export function pathToApply(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.set(marker, '1');
  return `${pathname}?${params}`;
}

/** The path without the marker, or null when it has none. */
export function withoutMarker(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search);
  if (!params.has(marker)) return null;
  params.delete(marker);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
