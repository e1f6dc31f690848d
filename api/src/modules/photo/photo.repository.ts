import type { Db } from '../../kit/database/open.ts';

export async function readPhoto(db: Db, userId: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('photo').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.photo;
}

/** Stores the new photo and returns the previous one; two concurrent calls return different ones. */
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
