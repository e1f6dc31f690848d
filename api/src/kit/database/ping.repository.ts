import { type Kysely, sql } from 'kysely';

/** Resolves when the database answers. */
export async function ping<DB>(db: Kysely<DB>): Promise<void> {
  await sql`select 1`.execute(db);
}
