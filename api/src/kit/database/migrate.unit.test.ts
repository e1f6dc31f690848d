import { expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/support/upgrade.ts';
import { migrateEmbedded } from './migrate.ts';
import { overPglite } from './open.ts';

it('applies every migration once, in order, and refuses one that was changed afterwards', async () => {
  const database = overPglite(await emptyDatabase());
  const applied = await migrateEmbedded(database.pool);
  expect(applied).toEqual(applied.toSorted());
  expect(applied.length).toBeGreaterThan(0);
  expect(await migrateEmbedded(database.pool)).toEqual([]);
  await database.pool.query("update schema_migrations set checksum = 'other' where name = $1", [applied[0]]);
  await expect(migrateEmbedded(database.pool)).rejects.toThrow(`${applied[0]} was changed`);
  await database.close();
});
