import { hasCode } from '@porao/server';
import { ApiFailure } from '../failure.ts';
import type { Db } from './open.ts';

/** Unique index, serialisation failure, deadlock: another transaction was first. */
const lostRace = ['23505', '40001', '40P01'];

/** One transaction; losing a race against another one is a CONFLICT for the caller, not an INTERNAL error. */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (hasCode(error, ...lostRace)) {
      throw new ApiFailure('CONFLICT', 'change.raced');
    }
    throw error;
  }
}
