import type { Season, SeasonBody } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import { many, one, only } from '../../kit/database/query.repository.ts';

/** Changes of the routine of a deal that hold, as an array of `DayChange`: the Eids, then what both sides agreed to in
 * the order in which they did. */
export const changesOf = (deal: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('kind', c.kind, 'why', c.why, 'minutes', c.minutes,
    'from', to_char(c.first_day, 'YYYY-MM-DD'), 'to', to_char(c.last_day, 'YYYY-MM-DD'))
    order by c.at nulls first, c.first_day, c.id)
  from (select 'pause' as kind, 'eid' as why, 0 as minutes, z.first_day, z.last_day, null::timestamptz as at, z.id
      from seasons z where z.kind <> 'ramadan'
    union all select rc.kind, rc.why, rc.minutes, coalesce(z.first_day, rc.first_day),
      coalesce(z.last_day, rc.last_day), rc.answered_at, rc.id
      from routine_changes rc left join seasons z on z.id = rc.season_id
      where rc.deal_id = ${deal} and rc.answer = 'agreed') c), '[]')`;

const columns = sql`id, kind, year, to_char(first_day, 'YYYY-MM-DD') as "from", to_char(last_day, 'YYYY-MM-DD') as "to"`;

/** Newest first. */
export const listSeasons = (db: Db) => many<Season>(db)`
  select ${columns} from seasons order by first_day desc, id desc`;

/** The Ramadan that this day is in, or the next one. */
export const nextRamadan = (db: Db, day: string) => one<Season>(db)`
  select ${columns} from seasons where kind = 'ramadan' and last_day >= ${day} order by first_day limit 1`;

type Days = Omit<z.output<typeof SeasonBody>, 'reason'>;

export const findSeason = (trx: Db, { kind, year }: Days) => one<Season>(trx)`
  select ${columns} from seasons where kind = ${kind} and year = ${year} for update`;

export const saveSeason = (trx: Db, { kind, year, from, to }: Days) => only<Season>(trx)`
  insert into seasons (kind, year, first_day, last_day) values (${kind}, ${year}, ${from}, ${to})
  on conflict (kind, year) do update set first_day = excluded.first_day, last_day = excluded.last_day
  returning ${columns}`;
