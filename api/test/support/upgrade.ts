import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

const folder = new URL('../../migrations/', import.meta.url);

/** An empty database as it was before the migration with this ending of its name; `upgrade` applies the rest. */
export async function databaseBefore(ending: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const next = names.findIndex((name) => name.endsWith(ending));
  if (next < 0) throw new Error(`no migration is called ${ending}`);
  const database = await emptyDatabase();
  const apply = async (list: string[]) => {
    for (const name of list) await database.exec(await readFile(new URL(name, folder), 'utf8'));
  };
  await apply(names.slice(0, next));
  return { database, upgrade: () => apply(names.slice(next)) };
}

/** Before every migration; PostgreSQL takes seconds of processor time to make one. */
export async function emptyDatabase(): Promise<PGlite> {
  const kind = inject('database');
  if (kind.kind !== 'pglite') throw new Error('Only tests of the embedded database have an empty one.');
  return PGlite.create({ loadDataDir: new Blob([await readFile(kind.empty)]) });
}
