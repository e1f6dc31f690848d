import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { run } from '../../kit/database/query.repository.ts';
import { inGoodStanding } from '../../kit/good-standing.repository.ts';

/** Days for which a guest is told of new jobs, and for which what was sent of jobs is kept. */
export const alertDays = 90;

/** One message with what all searches of an owner found. */
export interface Digest {
  readonly channel: 'notice' | 'sms';
  /** Null of a guest. */
  readonly user_id: number | null;
  readonly guest_id: number | null;
  /** Is the oldest first for a tutor or a guest; null for a guardian. */
  readonly jobs: number[] | null;
  /** Number of tutors, and a search with a tutor of it, which no other digest has. */
  readonly tutors: number;
  readonly first: string | null;
}

/** Takes what waits for up to `limit` owners after this one, as told: of searches that are not paused, and of weekly
 * ones only if `weekly`, the open jobs that a tutor may apply for and has not, and the tutors who still may apply. */
export async function takeDigests(
  trx: Db,
  { after, limit, weekly, now }: { after: string; limit: number; weekly: boolean; now: Date },
): Promise<{ digests: Digest[]; last: string | undefined }> {
  const { rows: waiting } = await sql<{ owner: string }>`
    select distinct s.owner from alerts a join saved_searches s on s.id = a.search_id
    where a.state = 'waiting' and s.owner > ${after} order by s.owner limit ${limit}`.execute(trx);
  const owners = waiting.map(({ owner }) => owner);
  const { rows: digests } = await sql<Digest>`
    with taken as (
      update alerts a set state = 'told' from saved_searches s
        left join guests g on g.id = s.guest_id left join tutors t on t.id = s.tutor_id
        left join parents p on p.id = s.parent_id left join users u on u.id = coalesce(t.user_id, p.user_id)
      where s.owner = any(${owners}::text[]) and a.search_id = s.id and a.state = 'waiting' and not s.paused
        and (${weekly}::boolean or s.frequency <> 'weekly')
        and (t.id is null or ${inGoodStanding}) and (g.id is null or g.ends_at > ${now})
        and (a.job_id is null or exists (select from jobs j where j.id = a.job_id and j.status = 'live'
          and (t.id is null or j.city_id is null or j.city_id = t.city_id)))
        and not exists (select from applications x where x.job_id = a.job_id and x.tutor_id = t.id)
        -- By a search of a guest who has an account since.
        and not exists (select from alerts b join saved_searches o on o.id = b.search_id
          where b.job_id = a.job_id and b.state = 'told' and o.owner = s.owner)
        and (a.tutor_id is null or exists (select from tutors f join users u on u.id = f.user_id
          where f.id = a.tutor_id and ${inGoodStanding}))
      returning s.owner, s.channel, u.id as user_id, s.guest_id, a.search_id, a.job_id, a.tutor_id
    )
    select channel, user_id, guest_id, count(distinct tutor_id)::int as tutors,
      array_agg(distinct job_id order by job_id) filter (where job_id is not null) as jobs,
      min(search_id || ' ' || tutor_id) as first
    from taken group by owner, channel, user_id, guest_id order by owner, channel`.execute(trx);
  return { digests, last: owners.at(-1) };
}

/** Deletes jobs that no digest will have, what was sent of jobs that left the board long ago, and guests whose alerts
 * ended or who have no search. */
export async function sweepAlerts(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - alertDays * 86_400_000);
  await run(db)`delete from alerts where job_id is not null and created_at < ${before}`;
  await run(db)`delete from alerts a using jobs j
    where a.state = 'waiting' and j.id = a.job_id and j.status <> 'live'`;
  await run(db)`delete from guests g where ends_at <= ${now}
    or not exists (select from saved_searches s where s.guest_id = g.id)`;
}
