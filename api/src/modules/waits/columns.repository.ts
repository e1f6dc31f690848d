import { sql } from 'kysely';

/** Selects what the tutor of an application `a` is asked, with its deadlines. */
export const tutorWaits = sql`case when a.stage in ('applied', 'shortlisted') then a.meet_by end as meet_by,
  a.stage in ('applied', 'shortlisted') and a.meet_answered_at is not null as meet_answered,
  case when a.stage = 'appointed' then a.accept_by end as accept_by,
  a.stage = 'appointed' and a.accept_answered_at is not null as accepted`;
