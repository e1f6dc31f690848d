import type { DeadLetter } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { many, withTotal } from '../database/query.repository.ts';
import { deadLetters } from './queues.ts';
import { send } from './send.repository.ts';

const dead = (queue?: string) => sql`from pgboss.job where name = ${deadLetters.name} and state = 'created'
  ${queue === undefined ? sql`` : sql`and source_name = ${queue}`}`;

/** Newest first. */
export async function listDead(db: Db, limit: number, offset: number, queue?: string) {
  const page = many<DeadLetter>(db)`
    select id, coalesce(source_name, name) as queue, coalesce(data, '{}') as data,
      coalesce(source_output->'value'->>'message', source_output->>'message', source_output::text, '') as error,
      coalesce(source_retry_count, 0) + 1 as tries, coalesce(source_created_on, created_on) as created_at,
      created_on as failed_at
    ${dead(queue)} order by created_on desc, id limit ${limit} offset ${offset}`;
  return withTotal(db, page, dead(queue));
}

/** Puts a dead letter back into its queue; false where there is none of this id. */
export const retryDead = async (db: Db, id: string): Promise<boolean> =>
  (await retry(db, sql`${dead()} and id = ${id}::uuid`)) > 0;

/** Puts so many back at most, the oldest first; returns how many. */
export const retryAllDead = (db: Db, most: number, queue?: string): Promise<number> =>
  retry(
    db,
    sql`from pgboss.job where name = ${deadLetters.name}
      and id in (select id ${dead(queue)} order by created_on limit ${most} for update skip locked)`,
  );

async function retry(db: Db, which: RawBuilder<unknown>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await many<{ queue: string; data: object }>(trx)`
      with gone as (delete ${which} and source_name is not null
        returning id, created_on, source_name as queue, coalesce(data, '{}') as data)
      select queue, data from gone order by created_on, id`;
    for (const name of new Set(rows.map(({ queue }) => queue))) {
      const jobs = rows.filter(({ queue }) => queue === name);
      await send(
        trx,
        { name },
        jobs.map(({ data }) => ({ data })),
      );
    }
    return rows.length;
  });
}
