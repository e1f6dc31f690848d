const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** A foreign key violation: the row is still referenced, or the referenced row does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503';

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';
