import { expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/support/upgrade.ts';
import { migrateEmbedded } from './migrate.ts';
import { overPglite } from './open.ts';

it('OPS-242 applies every migration once, in order, tells of newer ones, and refuses one that was changed', async () => {
  const database = overPglite(await emptyDatabase());
  const applied = await migrateEmbedded(database.pool);
  expect(applied).toEqual(applied.toSorted());
  expect(applied.length).toBeGreaterThan(0);
  expect(await migrateEmbedded(database.pool)).toEqual([]);
  await database.pool.query("insert into schema_migrations (name, checksum) values ('9999-newer.sql', 'x')");
  const newer: string[] = [];
  expect(await migrateEmbedded(database.pool, (names) => newer.push(...names))).toEqual([]);
  expect(newer).toEqual(['9999-newer.sql']);
  await database.pool.query("update schema_migrations set checksum = 'other' where name = $1", [applied[0]]);
  await expect(migrateEmbedded(database.pool)).rejects.toThrow(`${applied[0]} was changed`);
  await database.close();
});
