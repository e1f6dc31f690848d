import type { Pattern } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { many, run } from '../../kit/database/query.repository.ts';

type Look = NonNullable<Pattern['seen']> & { readonly numbers: Pattern['numbers'] };

export async function readLooks(db: Db): Promise<ReadonlyMap<string, Look>> {
  const rows = await many<Look & { key: string }>(db)`
    select l.key, l.numbers, l.note, u.name as by, l.at from pattern_looks l left join users u on u.id = l.user_id`;
  return new Map(rows.map(({ key, ...look }) => [key, look]));
}

export async function readNames(db: Db, ids: readonly number[]) {
  const rows = await many<Pattern['people'][number]>(db)`
    select id as user_id, name, banned_at is not null as banned from users where id = any(${ids}::int[])`;
  return new Map(rows.map((row) => [row.user_id, row]));
}

interface NewLook {
  readonly key: string;
  readonly numbers: Pattern['numbers'];
  readonly note: string;
  readonly userId: number;
}

export const saveLook = (trx: Db, { key, numbers, note, userId }: NewLook) => run(trx)`
  insert into pattern_looks (key, numbers, note, user_id)
  values (${key}, ${JSON.stringify(numbers)}, ${note}, ${userId})
  on conflict (key) do update
    set numbers = excluded.numbers, note = excluded.note, user_id = excluded.user_id, at = now()`;
