import { sql } from 'kysely';
import type { Db } from '../kit/database/open.ts';
import type { HeldLookups, LookupCache } from '../kit/lookup-cache.ts';
import { readAreas } from './areas.repository.ts';
import { bengaliNames, placeNames } from './bengali.ts';
import { currentIds } from './current-ids.ts';
import { listNames, listOf } from './lists.ts';

async function readRevision(db: Db): Promise<number> {
  const state = await db.selectFrom('reference_state').select('revision').executeTakeFirst();
  return state?.revision ?? 0;
}

const pairs = sql.join(
  listNames.map(
    (list) => sql`select ${sql.ref(listOf(list).name)} as name, bengali_name as bengali
      from ${sql.table(list)} where bengali_name is not null`,
  ),
  sql` union `,
);

async function load(db: Db): Promise<HeldLookups & { readonly revision: number }> {
  // First: a change that comes in between is read again.
  const revision = await readRevision(db);
  const { rows: names } = await sql<{ name: string; bengali: string }>`${pairs}`.execute(db);
  const merged = await db.selectFrom('lookup_aliases').select(['list', 'old_id', 'id']).execute();
  const aliases = new Map<string, Map<number, number>>();
  for (const { list, old_id, id } of merged) {
    aliases.set(list, (aliases.get(list) ?? new Map<number, number>()).set(old_id, id));
  }
  return {
    revision,
    bengaliNames: bengaliNames(
      new Map([...placeNames, ...names.map(({ name, bengali }): [string, string] => [name, bengali])]),
    ),
    currentIds: <T>(input: T) => currentIds(aliases, input) as T,
    currentId: (list, id) => aliases.get(list)?.get(id) ?? id,
    areas: await readAreas(db),
  };
}

/** Names and merged ids of the lookups, read once and after every change. */
export function createLookupCache(db: Db): LookupCache {
  let held: ReturnType<typeof load> | undefined;
  const current = () => {
    held ??= load(db).catch((error: unknown) => {
      held = undefined;
      throw error;
    });
    return held;
  };
  return {
    current,
    refresh: async () => {
      const { revision } = await current();
      if (revision === (await readRevision(db))) return;
      const next = await load(db);
      held = Promise.resolve(next);
    },
  };
}

/** Tells every process that a name, a row or an id has changed, when the transaction commits. */
export async function noteLookupChange(trx: Db): Promise<void> {
  await trx.updateTable('reference_state').set({ revision: sql`revision + 1` }).execute();
}
