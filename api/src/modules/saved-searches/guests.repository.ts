import { caps } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { only, run, value } from '../../kit/database/query.repository.ts';
import type { Language } from '../../kit/failure.ts';
import { alertDays } from './digest.repository.ts';
import { countSearches, deleteSearch } from './saved-searches.repository.ts';

interface Proved {
  readonly phone: string;
  readonly language: Language;
  /** Belongs to a guest who is not known yet. */
  readonly key: string;
}

/** Adds the guest, or lets the alerts of a known one go on; returns the id. */
export async function keepGuest(db: Db, { phone, language, key }: Proved): Promise<number> {
  const guest = await only<{ id: number }>(db)`
    insert into guests (phone_no, key, language, ends_at)
    values (${phone}, ${key}, ${language}, now() + make_interval(days => ${alertDays}))
    on conflict (phone_no) do update set language = excluded.language, ends_at = excluded.ends_at returning id`;
  return guest.id;
}

const running = (db: Db) => db.selectFrom('guests').selectAll().where('ends_at', '>', sql<string>`now()`);

export const readGuest = (db: Db, id: number) => running(db).where('id', '=', id).executeTakeFirst();

export const findGuest = (db: Db, key: string) => running(db).where('key', '=', key).executeTakeFirst();

export const findTutorOfPhone = (db: Db, phone: string) => value<number>(db)`
  select t.id from users u join tutors t on t.user_id = u.id
  where u.phone_no = ${phone} and u.phone_no_verified_at is not null`;

/** Deletes a search of a guest, or the guest where it was the last or none is named; false where there is no such one. */
export async function stopGuest(db: Db, guestId: number, searchId: number | undefined): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (searchId !== undefined) {
      if (!(await deleteSearch(trx, { guestId }, searchId))) return false;
      if ((await countSearches(trx, { guestId })) > 0) return true;
    }
    await trx.deleteFrom('guests').where('id', '=', guestId).execute();
    return true;
  });
}

/** Moves alerts of phones that tutors have verified since to their accounts, as far as the cap allows. */
export async function adoptGuests(db: Db): Promise<void> {
  const adopted = sql`guests g join users u on u.phone_no = g.phone_no and u.phone_no_verified_at is not null
    join tutors t on t.user_id = u.id`;
  await db.transaction().execute(async (trx) => {
    await run(trx)`update saved_searches s set tutor_id = m.tutor_id, guest_id = null from (
        select s.id, t.id as tutor_id, row_number() over (partition by t.id order by s.id)
          + (select count(*) from saved_searches o where o.tutor_id = t.id) as place
        from ${adopted} join saved_searches s on s.guest_id = g.id) m
      where s.id = m.id and m.place <= ${caps.savedSearches}`;
    await run(trx)`delete from guests where id in (select g.id from ${adopted})`;
  });
}
