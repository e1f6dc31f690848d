import { sql } from 'kysely';

/** Account `u` is in good standing: all that applying for a job asks of the account itself (`applyObstacle`). */
export const inGoodStanding = sql`u.banned_at is null and u.phone_no_verified_at is not null
  and coalesce(u.account_status, 'Green') = 'Green'`;
