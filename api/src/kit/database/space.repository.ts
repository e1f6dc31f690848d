import type { Db } from './open.ts';
import { run } from './query.repository.ts';

export const ping = (db: Db) => run(db)`select 1`;

/** Throws when the database cannot grow by 64 kB; keeps no rows. */
export async function writeSomething(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await run(trx)`create temporary table space_probe on commit drop as
      select string_agg(md5(n::text), '') as filler from generate_series(1, 2000) n group by n % 20`;
  });
}
