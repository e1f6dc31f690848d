/** The claims of a session's token; null when it cannot be read. */
function claimsOf(token: string): { exp?: unknown; sub?: unknown } | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as { exp?: unknown; sub?: unknown };
  } catch {
    return null;
  }
}

/** Milliseconds since 1970 at which a token ends; null when it has no readable `exp`. */
export function tokenEnd(token: string): number | null {
  const exp = claimsOf(token)?.exp;
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** The account that a token is of, the same for both of its roles; null when it names none. */
export function subjectOf(token: string): string | null {
  const sub = claimsOf(token)?.sub;
  return typeof sub === 'string' ? sub : null;
}
