import { generate, PostgresDialect } from 'kysely-codegen';
import { expect, it } from 'vitest';
import { readTables } from '../../../test/support/catalog.repository.ts';
import { freshDatabase } from '../../../test/support/database.ts';

// `pnpm --filter api row-types` writes the file again after a migration.
it('the row types are those of the migrated database', async () => {
  const { db, pool, close } = await freshDatabase();
  const client = await pool.connect();
  const tables = await readTables(client);
  client.release();
  const types = await generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    outFile: null,
    // Tables of pg-boss.
    excludePattern: 'pgboss.*',
    // A check that lists the values of a column is its type; numbers stay numbers.
    postprocess: async ({ metadata }) => {
      for (const table of metadata.tables) {
        const { columns = [] } = tables.find(({ name }) => name === table.name) ?? {};
        for (const column of table.columns) {
          const { allowed = [], type } = columns.find(({ name }) => name === column.name) ?? {};
          if (allowed.length === 0) continue;
          const values: readonly unknown[] = type === 'text' ? allowed : allowed.map(Number);
          column.enumValues = values as string[];
        }
      }
      return metadata;
    },
  });
  await close();
  // Times are read as the wire has them (open.ts).
  const ours = types.replace('ColumnType<Date, ', 'ColumnType<string, ');
  await expect(ours).toMatchFileSnapshot('rows.generated.ts');
});
