import type { Db } from '../../kit/database/open.ts';
import { only, run } from '../../kit/database/query.repository.ts';

interface Photo {
  readonly photo: string | null;
}

export const readPhoto = (db: Db, userId: number) =>
  only<Photo>(db)`select photo from users where id = ${userId}`;

/** Stores the new photo and returns the previous one; two concurrent calls return different ones. */
export const replacePhoto = (db: Db, userId: number, photo: string) =>
  db.transaction().execute(async (trx) => {
    const before = await only<Photo>(trx)`select photo from users where id = ${userId} for update`;
    await run(trx)`update users set photo = ${photo} where id = ${userId}`;
    return before.photo;
  });
