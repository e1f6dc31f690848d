const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Something still refers to the row, or the row referred to is not there. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503';

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';
