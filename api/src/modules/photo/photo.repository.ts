import type { Db } from '../../kit/database/open.ts';

export async function readPhoto(db: Db, userId: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('photo').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.photo;
}

/** Sets the new one and answers the one it replaced; of two at once each replaces another. */
export async function replacePhoto(db: Db, userId: number, photo: string): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select('photo')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx.updateTable('users').set({ photo }).where('id', '=', userId).execute();
    return before.photo;
  });
}
