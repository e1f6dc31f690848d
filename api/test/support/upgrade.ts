import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const folder = new URL('../../migrations/', import.meta.url);

/** An empty database as it was before the migration with this ending of its name; `upgrade` applies the rest. */
export async function databaseBefore(ending: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const next = names.findIndex((name) => name.endsWith(ending));
  if (next < 0) throw new Error(`no migration is called ${ending}`);
  const database = await PGlite.create();
  const apply = async (list: string[]) => {
    for (const name of list) await database.exec(await readFile(new URL(name, folder), 'utf8'));
  };
  await apply(names.slice(0, next));
  return { database, upgrade: () => apply(names.slice(next)) };
}
