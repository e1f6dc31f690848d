import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

/** How many new jobs one text message tells of. */
export interface GuestDigest {
  readonly guest: number;
  readonly count: number;
}

/** Takes what waits for up to `limit` guests after this one, as sent: open jobs, of weekly searches only if `weekly`. */
export async function takeGuestDigests(
  trx: Db,
  { after, limit, weekly, now }: { after: number; limit: number; weekly: boolean; now: Date },
): Promise<{ digests: GuestDigest[]; last: number | undefined }> {
  const { rows: waiting } = await sql<{ id: number }>`
    select distinct guest_id as id from guest_alerts where sent_at is null and guest_id > ${after}
    order by guest_id limit ${limit}`.execute(trx);
  const ids = waiting.map(({ id }) => id);
  const { rows: digests } = await sql<GuestDigest>`
    with taken as (
      update guest_alerts a set sent_at = ${now} from saved_searches s, jobs j, guests g
      where a.guest_id = any(${ids}::int[]) and a.sent_at is null
        and s.id = a.search_id and (${weekly}::boolean or s.frequency <> 'weekly')
        and j.id = a.job_id and j.status = 'live' and g.id = a.guest_id and g.ends_at > ${now}
      returning a.guest_id
    )
    select guest_id as guest, count(*)::int as count from taken group by guest_id order by guest_id`.execute(
    trx,
  );
  return { digests, last: ids.at(-1) };
}
