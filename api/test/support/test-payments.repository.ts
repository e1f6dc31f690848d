import { sql } from 'kysely';
import type { Db } from '../../src/kit/database/open.ts';

/** bKash gives its money this TrxID. */
export const nameReceipt = (db: Db, id: string, receipt: string) =>
  sql`update test_payments set data = data || jsonb_build_object('receipt', ${receipt}::text) where id = ${id}`.execute(
    db,
  );

/** The providers' stand-in takes the refunds that it refused. */
export const takeRefunds = (db: Db) =>
  sql`update test_payments set data = data || '{"lie": null}' where data ->> 'lie' = 'refund'`.execute(db);
