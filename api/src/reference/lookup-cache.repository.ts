import type { LookupList } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../kit/database/open.ts';
import { many } from '../kit/database/query.repository.ts';
import type { HeldLookups, LookupCache, NameOf } from '../kit/lookup-cache.ts';
import { readAreas } from './areas.repository.ts';
import { bengaliNames, placeNames } from './bengali.ts';
import { currentIds } from './current-ids.ts';
import { listNames, listOf } from './lists.ts';

async function readRevision(db: Db): Promise<number> {
  const state = await db.selectFrom('reference_state').select('revision').executeTakeFirst();
  return state?.revision ?? 0;
}

interface LookupRow {
  readonly list: LookupList;
  readonly id: number;
  readonly name: string;
  readonly bengali: string | null;
}

const everyRow = sql.join(
  listNames.map(
    (list) => sql`select ${sql.lit(list)} as list, id, ${sql.ref(listOf(list).name)} as name,
      bengali_name as bengali from ${sql.table(list)}`,
  ),
  sql` union all `,
);

function mapsOf<T>(rows: readonly { list: string; id: number; value: T }[]) {
  const maps = new Map<string, Map<number, T>>();
  for (const { list, id, value } of rows)
    maps.set(list, (maps.get(list) ?? new Map<number, T>()).set(id, value));
  return maps;
}

class NotReadYet extends Error {}

interface Held extends HeldLookups {
  readonly revision: number;
  /** Throws NotReadYet for a row that came later. */
  readonly nameOf: NameOf;
}

async function load(db: Db): Promise<Held> {
  // First: a change that comes in between is read again.
  const revision = await readRevision(db);
  const rows = await many<LookupRow>(db)`${everyRow}`;
  const merged = await db
    .selectFrom('lookup_aliases')
    .select(['list', 'old_id as id', 'id as value'])
    .execute();
  const aliases = mapsOf(merged);
  const names = mapsOf(rows.map(({ list, id, name }) => ({ list, id, value: name })));
  const translated = rows.flatMap(({ name, bengali }) =>
    bengali === null ? [] : [[name, bengali] as const],
  );
  return {
    revision,
    nameOf: (list, id) => {
      const name = names.get(list)?.get(id);
      if (name === undefined) throw new NotReadYet(`${list} has no row ${id}`);
      return name;
    },
    bengaliNames: bengaliNames(new Map([...placeNames, ...translated])),
    currentIds: <T>(input: T) => currentIds(aliases, input) as T,
    currentId: (list, id) => aliases.get(list)?.get(id) ?? id,
    areas: await readAreas(db),
  };
}

/** Names and merged ids of the lookups, read once and after every change. */
export function createLookupCache(db: Db): LookupCache {
  let held: Promise<Held> | undefined;
  const current = () => {
    held ??= load(db).catch((error: unknown) => {
      held = undefined;
      throw error;
    });
    return held;
  };
  const loadAgain = async () => {
    const next = await load(db);
    held = Promise.resolve(next);
    return next;
  };
  return {
    current,
    withNames: async (make) => {
      const { nameOf } = await current();
      try {
        return make(nameOf);
      } catch (error) {
        if (!(error instanceof NotReadYet)) throw error;
        return make((await loadAgain()).nameOf);
      }
    },
    refresh: async () => {
      const { revision } = await current();
      if (revision !== (await readRevision(db))) await loadAgain();
    },
  };
}

/** Tells every process that a name, a row or an id has changed, when the transaction commits. */
export async function noteLookupChange(trx: Db): Promise<void> {
  await trx.updateTable('reference_state').set({ revision: sql`revision + 1` }).execute();
}
