import type { LedgerAccount, LedgerDifference, LedgerEntry, Page, TutorTransaction } from '@porao/contracts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, insert, row, rows } from '../../../test/support/rows.repository.ts';
import { payInvoice } from '../lifecycle/index.ts';
import { system } from '../transitions/index.ts';
import { compareLedger } from './index.ts';

const test = await openTestApp();
const market = await openMarket(test);
const { token } = market.operator;

/** A charge of 55 % of 6000. */
const amount = 3300;
const charged = async () => {
  const tutor = await market.hire(await createFamily(test.db));
  const { id } = await row(test.db, 'invoices', ['id'], { application_id: tutor.applicationId });
  return { ...tutor, id, account: `tutor:${tutor.tutorId}` };
};
const pay = (id: number, key: string, fee?: number) =>
  test.db
    .transaction()
    .execute((trx) =>
      payInvoice(trx, id, system, 'By the gateway', { way: 'bkash', key, ...(fee && { fee }) }),
    );
const refund = (id: number) => market.act(`invoices/${id}/refund`);

type Account = Page<LedgerEntry> & { account: LedgerAccount };
const account = (name: string, query = '') => test.read<Account>(`/api/ops/ledger/${name}${query}`, token);
const lines = async (name: string) =>
  (await account(name)).data.map((entry) => `${entry.kind} ${entry.amount} ${entry.balance}`);
const list = (query: string) => test.read<Page<LedgerAccount>>(`/api/ops/ledger?${query}`, token);
type Differences = Page<LedgerDifference> & { compared: { at: string; invoices: number } | null };
const differences = () => test.read<Differences>('/api/ops/ledger-differences', token);
const entriesOf = async (key: string) => {
  const { id: transfer_id } = await row(test.db, 'ledger_transfers', ['id'], { key });
  const found = await rows(test.db, 'ledger_entries', ['account', 'amount'], { transfer_id });
  return Object.fromEntries(found.map((entry) => [entry.account, entry.amount]));
};

it('RUL-050 a charge, its payment with the fee, and its refund are posted with the step that makes them', async () => {
  const { id, account: tutor } = await charged();
  expect(await entriesOf(`charge:${id}`)).toEqual({ [tutor]: amount, charges: -amount });
  await pay(id, 'bkash:TRX1', 61);
  expect(await entriesOf('bkash:TRX1')).toEqual({ [tutor]: -amount, 'wallet:bkash': amount - 61, fees: 61 });
  expect((await refund(id)).status).toBe(200);
  expect(await entriesOf(`refund:${id}`)).toEqual({ [tutor]: -amount, refunds: amount });
  const sent = { way: 'nagad', trx_id: '7A1B2C3D' };
  expect((await market.act(`invoices/${id}/refund-sent`, sent)).status).toBe(200);
  // The wallet that the money left, which need not be that of the payment.
  expect(await entriesOf(`payout:${id}`)).toEqual({ [tutor]: amount, 'wallet:nagad': -amount });
  expect(await lines(tutor)).toEqual([
    `payout ${amount} 0`,
    `refund ${-amount} ${-amount}`,
    `payment ${-amount} 0`,
    `charge ${amount} ${amount}`,
  ]);
});

it('RUL-050 a waiver ends what the tutor owes; a payment by an operator names its way, if its page does', async () => {
  const waived = await charged();
  expect((await refund(waived.id)).status).toBe(200);
  expect(await entriesOf(`waiver:${waived.id}`)).toEqual({ [waived.account]: -amount, waivers: amount });
  for (const [body, wallet] of [
    [{ reason: 'Seen in the wallet', way: 'nagad' }, 'wallet:nagad'],
    [{ reason: 'Handed over' }, 'wallet:unknown'],
  ] as const) {
    const { id } = await charged();
    expect((await market.act(`invoices/${id}/paid`, body)).status).toBe(200);
    const { key } = await row(test.db, 'ledger_transfers', ['key'], { invoice_id: id, kind: 'payment' });
    expect(await entriesOf(key)).toHaveProperty(wallet, amount);
    expectFailure(await market.act(`invoices/${id}/paid`, body), 409, 'CONFLICT');
  }
});

it('RUL-051 entries are never changed, and those of a transfer sum to 0', async () => {
  const { id, account: tutor } = await charged();
  for (const table of ['ledger_transfers', 'ledger_entries']) {
    const refused = [
      sql`update ${sql.table(table)} set id = id`,
      sql`delete from ${sql.table(table)}`,
      sql`truncate ${sql.table(table)} cascade`,
    ];
    for (const statement of refused) await expect(statement.execute(test.db)).rejects.toThrow('append-only');
  }
  const transfer = { key: 'test:1', kind: 'waiver', invoice_id: id, at: new Date() } as const;
  await expect(insert(test.db, 'ledger_transfers', transfer)).rejects.toThrow('does not sum to 0');
  const { id: transfer_id } = await row(test.db, 'ledger_transfers', ['id'], { key: `charge:${id}` });
  const more = insert(test.db, 'ledger_entries', { transfer_id, account: 'fees', amount: 1 });
  await expect(more).rejects.toThrow('does not sum to 0');
  expect(await lines(tutor)).toEqual([`charge ${amount} ${amount}`]);
});

it('RUL-052 a payment counts once, for one charge; a charge is paid once', async () => {
  const [one, two] = [await charged(), await charged()];
  await Promise.all([pay(one.id, 'bkash:TRX2'), pay(one.id, 'bkash:TRX2')]);
  expect(await pay(one.id, 'bkash:TRX2')).toEqual({ from: 'paid', to: 'paid', refunded: null });
  await expect(pay(two.id, 'bkash:TRX2')).rejects.toThrow('already counted');
  await expect(pay(one.id, 'bkash:TRX3')).rejects.toThrow(Error);
  const settled = await Promise.allSettled([pay(two.id, 'bkash:TRX4'), pay(two.id, 'bkash:TRX5')]);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await lines(two.account)).toEqual([`payment ${-amount} 0`, `charge ${amount} ${amount}`]);
});

it('RUL-053 API-303 the comparison posts what is lacking, keeps what differs, and closes it when it agrees', async () => {
  const [old, wrong] = [await charged(), await charged()];
  // As a process of before the ledger writes it.
  const paid = { status: 'paid', paid_at: new Date() } as const;
  await change(test.db, 'invoices', paid, { id: old.id });
  await pay(wrong.id, 'bkash:TRX6');
  await change(test.db, 'invoices', { status: 'unpaid', paid_at: null }, { id: wrong.id });
  for (let times = 0; times < 2; times++) await compareLedger(test.db);
  expect(await lines(old.account)).toEqual([`payment ${-amount} 0`, `charge ${amount} ${amount}`]);
  expect(await entriesOf(`earlier:${old.id}`)).toHaveProperty('wallet:unknown', amount);
  const { data, compared } = await differences();
  expect(compared?.invoices).toBe((await rows(test.db, 'invoices', ['id'])).length);
  const difference = { kind: 'payment', expected: amount, found: 0 };
  expect(data).toMatchObject([
    { ...difference, invoice_id: wrong.id, expected: 0, found: amount, closed_at: null },
    { ...difference, invoice_id: old.id, closed_at: expect.any(String) as string },
  ]);
  await change(test.db, 'invoices', paid, { id: wrong.id });
  await compareLedger(test.db);
  expect((await differences()).data.map(({ closed_at }) => closed_at)).not.toContain(null);
});

it('RUL-053 a payment that came and is not in the ledger by its name is a difference, until it is', async () => {
  const [gateway, hand] = [await charged(), await charged()];
  const came = { state: 'paid', receipt: 'TRX9', reference: 'of-the-test', way: 'bkash_checkout' } as const;
  await insert(test.db, 'payments', { invoice_id: gateway.id, amount, ...came });
  const matched = { state: 'matched', trx_id: '8N7A6D5E4F', way: 'nagad', decided_at: new Date() } as const;
  await insert(test.db, 'hand_payments', { invoice_id: hand.id, amount, ...matched });
  const open = async () => {
    await compareLedger(test.db);
    const { data } = await differences();
    return data.flatMap(({ closed_at, invoice_id, expected, found }) =>
      closed_at === null ? [{ invoice_id, expected, found }] : [],
    );
  };
  const lacking = { expected: amount, found: 0 };
  expect(await open()).toEqual(
    expect.arrayContaining([
      { invoice_id: gateway.id, ...lacking },
      { invoice_id: hand.id, ...lacking },
    ]),
  );
  await pay(gateway.id, 'bkash:TRX9');
  await pay(hand.id, 'nagad:8N7A6D5E4F');
  expect(await open()).toEqual([]);
});

it('RUL-053 a step on an invoice of before the ledger posts its charge and payment first', async () => {
  const family = await createFamily(test.db);
  const { applicationId: application_id, tutorId } = await market.hire(family);
  const first = await row(test.db, 'invoices', ['id'], { application_id });
  // The same invoice under an id that the ledger does not have.
  const id = first.id + 100_000;
  await sql`insert into invoices select (jsonb_populate_record(i, jsonb_build_object('id', ${id}::int,
    'application_id', ${await otherApplication(family)}::int, 'status', 'paid', 'paid_at', now()))).*
    from invoices i where id = ${first.id}`.execute(test.db);
  expect((await refund(id)).status).toBe(200);
  expect((await lines(`tutor:${tutorId}`)).slice(0, 3)).toEqual([
    `refund ${-amount} 0`,
    `payment ${-amount} ${amount}`,
    `charge ${amount} ${2 * amount}`,
  ]);
});
const otherApplication = async (family: Awaited<ReturnType<typeof createFamily>>) => {
  const { jobId } = await market.publish(family);
  const { applicationId } = await market.applicant(jobId);
  await insert(test.db, 'deals', { application_id: applicationId });
  return applicationId;
};

it('API-300 the ledger is for leads: own accounts, then tutors by balance, by filter and name', async () => {
  const operator = await createUser(test.db, 'operator');
  for (const path of [
    'ledger',
    'ledger.csv',
    'ledger/charges',
    'ledger-entries.csv?account=fees',
    'ledger-differences',
  ])
    expectFailure(await test.send(`GET /api/ops/${path}`, { token: operator.token }), 403, 'WRONG_ROLE');
  const tutor = await charged();
  await change(test.db, 'users', { name: 'Karim Hasan' }, { id: tutor.userId });
  const all = (await list('per_page=100')).data;
  const own = all.filter((one) => one.tutor === null);
  expect(all.slice(0, own.length)).toEqual(own);
  expect(own.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['charges', 'waivers', 'refunds', 'wallet:bkash']),
  );
  expect(all.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  const owed = { id: tutor.account, tutor: { user_id: tutor.userId, name: 'Karim Hasan' }, balance: amount };
  expect((await list('q=karim')).data).toMatchObject([{ ...owed, entries: 1 }]);
  expect((await list('of=own&per_page=100')).data).toEqual(own);
  expect((await list('of=tutors&per_page=100')).data).toEqual(all.slice(own.length));
  expect((await list('of=open&per_page=100')).data.map(({ balance }) => balance)).not.toContain(0);
});

it('API-301 an account has its entries by pages, each with the balance after it', async () => {
  const { account: tutor, id } = await charged();
  await pay(id, 'bkash:TRX7');
  const first = await account(tutor, '?per_page=1');
  expect(first).toMatchObject({ total: 2, last_page: 2, account: { id: tutor, balance: 0, entries: 2 } });
  expect(first.data).toMatchObject([
    {
      kind: 'payment',
      key: 'bkash:TRX7',
      note: 'By the gateway',
      amount: -amount,
      balance: 0,
      invoice_id: id,
    },
  ]);
  expect((await account(tutor, '?per_page=1&page=2')).data).toMatchObject([
    { kind: 'charge', balance: amount },
  ]);
  for (const [name, status, code] of [
    ['wallet:rocket', 404, 'NOT_FOUND'],
    ['nonsense', 404, 'NOT_FOUND'],
  ] as const)
    expectFailure(await test.send(`GET /api/ops/ledger/${name}`, { token }), status, code);
});

it('API-302 accounts and the entries of one are each a file', async () => {
  const file = async (path: string) => {
    const answer = await test.app.request(`/api/ops/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    return (await answer.text()).replace('\ufeff', '').trimEnd().split('\r\n');
  };
  const { account: tutor, id } = await charged();
  expect((await file('ledger.csv?of=tutors')).some((line) => line.startsWith(`${tutor},`))).toBe(true);
  expect(await file(`ledger-entries.csv?account=${tutor}`)).toEqual([
    'id,at,kind,invoice_id,deal_id,amount,balance,key,note',
    expect.stringContaining(`,charge,${id},`) as string,
  ]);
});

it('API-304 TUT-023 a tutor has the own transactions with what was owed after each', async () => {
  const { token: own, id, jobId } = await charged();
  await pay(id, 'bkash:TRX8', 10);
  const { data, total } = await test.read<Page<TutorTransaction>>('/api/tutor/transactions', own);
  expect(total).toBe(2);
  const of = { invoice_id: id, tuition_job_offer_id: jobId, class_name: 'Class 8' };
  expect(data).toMatchObject([
    { ...of, kind: 'payment', amount: -amount, balance: 0 },
    { ...of, kind: 'charge', amount, balance: amount },
  ]);
  const other = await createTutor(test.db);
  expect(await test.read('/api/tutor/transactions', other.token)).toMatchObject({ data: [], total: 0 });
});
