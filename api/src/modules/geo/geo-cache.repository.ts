import type { Db } from '../../kit/database/open.ts';
import { run, value } from '../../kit/database/query.repository.ts';

export const readCached = (db: Db, key: string) =>
  value(db)`select answer from geo_cache where key = ${key} and expires_at > now()`;

export const writeCached = (db: Db, key: string, answer: unknown, days: number) => run(db)`
  insert into geo_cache (key, answer, expires_at)
  values (${key}, ${JSON.stringify(answer)}::jsonb, now() + make_interval(days => ${days}))
  on conflict (key) do update set answer = excluded.answer, expires_at = excluded.expires_at`;

export const sweepGeoCache = (db: Db) => run(db)`delete from geo_cache where expires_at < now()`;
