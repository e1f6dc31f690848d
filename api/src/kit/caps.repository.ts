import { caps } from '@porao/contracts';
import { type Transaction } from 'kysely';
import type { Db } from './database/open.ts';
import { run } from './database/query.repository.ts';
import type { DB } from './database/rows.generated.ts';
import { ApiFailure } from './failure.ts';

interface Adding<T> {
  readonly cap: keyof typeof caps;
  /** Id of the parent or tutor. */
  readonly owner: number;
  readonly add: (trx: Transaction<DB>) => Promise<T>;
  readonly count: (trx: Db) => Promise<number>;
}

/** Adds a row within the cap of an account. Concurrent additions of one owner run one after the other, so that they
 * cannot exceed the cap together. */
export const withinCap = <T>(db: Db, adding: Adding<T>): Promise<T> =>
  db.transaction().execute((trx) => addWithinCap(trx, adding));

/** The same inside a transaction. */
export async function addWithinCap<T>(
  trx: Transaction<DB>,
  { cap, owner, add, count }: Adding<T>,
): Promise<T> {
  await run(trx)`select pg_advisory_xact_lock(hashtext(${cap}), ${owner}::int)`;
  const added = await add(trx);
  if ((await count(trx)) > caps[cap])
    throw new ApiFailure('CAP_REACHED', { key: `cap.${cap}`, params: { maximum: caps[cap] } });
  return added;
}
