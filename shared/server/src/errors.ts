/** Returns whether an error of Node, SQLite or PostgreSQL has one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): error is Error =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Returns the message of a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
