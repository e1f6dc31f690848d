import { sql } from 'kysely';
import type { Db } from '../../src/kit/database/open.ts';

/** The providers' stand-in takes the refunds that it refused. */
export const takeRefunds = (db: Db) =>
  sql`update test_payments set data = data || '{"lie": null}' where data ->> 'lie' = 'refund'`.execute(db);
