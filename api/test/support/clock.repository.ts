import { sql } from 'kysely';
import type { Db } from '../../src/kit/database/open.ts';

/** From here on `now()` of this database, also in defaults of columns, is the time of `setClock`: days pass in a test.
 * Holds for this connection, and on a server for all that are opened later. */
export async function takeClock(db: Db, at: Date): Promise<void> {
  await sql`create table test_clock (at timestamptz not null)`.execute(db);
  await sql`insert into test_clock values (${at})`.execute(db);
  await sql`create function public.now() returns timestamptz language sql stable
    as 'select at from public.test_clock'`.execute(db);
  await sql`do $$ declare c record; begin
    for c in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default = 'now()' and is_generated = 'NEVER'
    loop
      execute format('alter table %I alter %I set default public.now()', c.table_name, c.column_name);
    end loop;
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
  end $$`.execute(db);
  await sql`set search_path = public, pg_catalog`.execute(db);
}

export const setClock = (db: Db, at: Date) => sql`update test_clock set at = ${at}`.execute(db);
