import { hasCode } from '@porao/server';

const constraintOf = (error: unknown): string =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : '';

/** Name of the foreign key that an error is about: the row is still referenced, or what it names does not exist; null
 * for any other error. */
export const brokenReference = (error: unknown): string | null =>
  hasCode(error, '23503') ? constraintOf(error) : null;

/** Name of the unique constraint or index that an insert or update broke; null for any other error. */
export const brokenUnique = (error: unknown): string | null =>
  hasCode(error, '23505') ? constraintOf(error) : null;
