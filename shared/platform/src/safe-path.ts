/** The path if it is one of this site, else null: only such a one may be returned to (decision OQ-022). */
export function safePath(path: string | null): string | null {
  // No second slash, no backslash, nothing below the space.
  if (path === null || !path.startsWith('/') || /^\/\/|\\|[^ -\uffff]/.test(path)) return null;
  try {
    return new URL(path, location.origin).origin === location.origin ? path : null;
  } catch {
    return null;
  }
}
