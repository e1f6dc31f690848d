/** Name of the unique constraint or index that an insert or update broke; null for any other error. */
export function brokenUnique(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return null;
  return 'constraint' in error ? String(error.constraint) : '';
}
