import { rm } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freshDataDir } from '../../../test/support/database.ts';
import { openEmbedded } from './open.ts';

it('API-153 a long statement does not hold up the process, and a failed one leaves nothing behind', async () => {
  const folder = await freshDataDir();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { pool, close } = await openEmbedded(folder);
  onTestFinished(close);
  await pool.query('select 1');
  const order: string[] = [];
  const long = pool
    .query('select count(*) from generate_series(1, 1000000)')
    .then(() => order.push('statement'));
  for (let turns = 0; turns < 20; turns++) await turn();
  order.push('20 turns of the loop');
  await long;
  expect(order).toEqual(['20 turns of the loop', 'statement']);

  const named = () => pool.query({ name: 'one', text: 'select 1 / $1::int as share', values: [1] });
  await named();
  // The pool replaces a connection whose statement failed; the database has one session for all.
  await expect(pool.query('begin; select 1 / 0')).rejects.toThrow('division by zero');
  expect((await named()).rows).toEqual([{ share: 1 }]);
});
