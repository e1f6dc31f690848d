import { expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../test/support/database.ts';
import { openServer } from './open.ts';
import { isBehindPooler } from './pooler.ts';
import { many, run } from './query.repository.ts';

it.runIf(inject('database').kind === 'postgres')(
  'OPS-265 behind a pooler nothing is left on a connection: no limit, no prepared statement, no LISTEN',
  async () => {
    const { url = '', close } = await freshDatabase();
    onTestFinished(close);
    expect(await isBehindPooler(url)).toBe(false);
    const pooled = openServer(url, { timeLimits: true, isPooled: true, onConnectionError: () => {} });
    onTestFinished(pooled.close);
    for (let count = 0; count < 3; count++) await run(pooled.db)`select ${count}::int`;
    const rows = await many<{ statements: number; limit: string }>(pooled.db)`select
      current_setting('statement_timeout') as limit,
      (select count(*)::int from pg_prepared_statements) as statements`;
    expect(rows).toEqual([{ statements: 0, limit: '0' }]);
    expect(pooled.listen).toBeUndefined();
  },
);
