import { sql } from 'kysely';
import { countRows } from '../database/count.repository.ts';
import type { Db } from '../database/open.ts';
import { deadLetters } from './queues.ts';
import { send } from './send.repository.ts';

export interface DeadLetterRow {
  readonly id: string;
  readonly queue: string;
  readonly data: Record<string, unknown>;
  readonly error: string;
  readonly tries: number;
  readonly created_at: Date;
  readonly failed_at: Date;
}

const dead = sql`from pgboss.job where name = ${deadLetters.name} and state = 'created'`;

/** Newest first. */
export async function listDead(db: Db, limit: number, offset: number) {
  const { rows } = await sql<DeadLetterRow>`
    select id, coalesce(source_name, name) as queue, coalesce(data, '{}') as data,
      coalesce(source_output->'value'->>'message', source_output->>'message', source_output::text, '') as error,
      coalesce(source_retry_count, 0) + 1 as tries, coalesce(source_created_on, created_on) as created_at,
      created_on as failed_at
    ${dead} order by created_on desc, id limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: await countRows(db, dead) };
}

/** Puts a dead letter back into its queue; false where there is none of this id. */
export async function retryDead(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ queue: string | null; data: object }>`
      delete ${dead} and id = ${id}::uuid returning source_name as queue, coalesce(data, '{}') as data`.execute(
      trx,
    );
    const [row] = rows;
    if (!row?.queue) return false;
    await send(trx, { name: row.queue }, [{ data: row.data }]);
    return true;
  });
}
