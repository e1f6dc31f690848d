import { expect, it } from 'vitest';
import { databaseBefore } from '../../../test/support/upgrade.ts';
import { overPglite } from '../../kit/database/open.ts';
import { compareLedger } from './index.ts';
import { listEntries, readComparison } from './ledger.repository.ts';

it('RUL-055 an older database comes with its charges in the ledger, which agrees with its invoices', async () => {
  const { database, upgrade } = await databaseBefore('-ledger.sql');
  const invoice = (id: number, amount: number, rest: string) =>
    `(${id}, ${id}, 5, 'home', 55, 6000, ${amount}, 'x', '2025-03', '2026-01-0${id}', '2026-01-20', ${rest})`;
  // Rows without what they refer to.
  await database.exec(`set session_replication_role = replica;
    insert into invoices (id, application_id, tutor_id, kind, percentage, base, amount, computation, terms_version,
      issued_at, due_on, status, paid_at, refunded_at, refunded_amount) values
      ${invoice(1, 3300, "'unpaid', null, null, null")},
      ${invoice(2, 3000, "'paid', '2026-01-05', null, null")},
      ${invoice(3, 2000, "'waived', null, null, null")},
      ${invoice(4, 1000, "'refunded', '2026-01-06', '2026-01-09', 500")},
      ${invoice(5, 0, "'waived', null, null, null")};
    insert into transitions (entity, entity_id, to_state, actor, at) values ('invoice', 3, 'waived', 'operator', '2026-01-07');`);
  await upgrade();
  const { rows } = await database.query<unknown[]>(
    `select t.key, t.at::date::text, string_agg(e.account || ' ' || e.amount, ', ' order by e.account)
     from ledger_transfers t join ledger_entries e on e.transfer_id = t.id group by t.id order by t.id`,
    [],
    { rowMode: 'array' },
  );
  expect(rows).toEqual([
    ['charge:1', '2026-01-01', 'charges -3300, tutor:5 3300'],
    ['charge:2', '2026-01-02', 'charges -3000, tutor:5 3000'],
    ['charge:3', '2026-01-03', 'charges -2000, tutor:5 2000'],
    ['charge:4', '2026-01-04', 'charges -1000, tutor:5 1000'],
    ['earlier:2', '2026-01-05', 'tutor:5 -3000, wallet:unknown 3000'],
    ['earlier:4', '2026-01-06', 'tutor:5 -1000, wallet:unknown 1000'],
    ['waiver:3', '2026-01-07', 'tutor:5 -2000, waivers 2000'],
    ['refund:4', '2026-01-09', 'refunds 500, tutor:5 -500'],
    ['payout:4', '2026-01-09', 'tutor:5 500, wallet:unknown -500'],
  ]);
  const { db } = overPglite(database);
  await compareLedger(db);
  expect(await readComparison(db)).toMatchObject({ invoices: 5 });
  expect((await database.query('select from ledger_differences')).rows).toEqual([]);
  expect(await listEntries(db, 'charges', 10, 0), 'rows without applications').toEqual([]);
  await database.close();
});
