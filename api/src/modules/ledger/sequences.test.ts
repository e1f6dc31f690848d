import type { PaymentWay } from '@porao/contracts';
import { createRandom, type Random } from '@porao/contracts/random';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily } from '../../../test/support/family.repository.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { isLongRun } from '../../../test/support/long.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { insert, row, rows } from '../../../test/support/rows.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { moveApplication, payInvoice, refundInvoice } from '../lifecycle/index.ts';
import { system } from '../transitions/index.ts';
import { compareLedger } from './index.ts';

const deals = Number(process.env.LEDGER_DEALS ?? (isLongRun ? 10_000 : 200));
const lanes = 4;
const day = 86_400_000;
const test = await openTestApp();
const by = { actor: 'operator', userId: (await createUser(test.db, 'operator')).userId } as const;

/** One deal as it should be, computed apart from the code under test. */
interface Model {
  readonly invoice: number;
  readonly tutor: number;
  readonly amount: number;
  /** Percent that is refunded after 30 days. */
  readonly later: number;
  state: 'unpaid' | 'paid' | 'waived' | 'refunded';
  payment?: { way: PaymentWay; key: string; fee: number };
  refunded: number;
}

const halfUp = (taka: number, percent: number) => Math.trunc((2 * taka * percent + 100) / 200);

/** A job whose tutor is confirmed. */
async function begin(random: Random, tutor_id: number, parent_id: number): Promise<Model> {
  const salary = random.chance(0.05)
    ? 0
    : random.pick([1, 9, random.int(500, 3000), random.int(3000, 90_000)]);
  const [place, months, crash] = [random.pick([2, 3]), random.pick([0, 0, 1, 2, 6]), random.chance(0.1)];
  const terms = {
    tutoring_place_id: place,
    job_duration: months,
    crash_program: crash,
    actual_salary: salary,
  };
  const job_id = await createJob(test.db, { ...terms, parent_id });
  const { id } = await insert(test.db, 'applications', { job_id, tutor_id, stage: 'appointed' });
  await test.db.transaction().execute((trx) => moveApplication(trx, id, 'confirm', by, null));
  const { id: invoice } = await row(test.db, 'invoices', ['id'], { application_id: id });
  const usual = !crash && months !== 1 && months !== 2;
  const percent = usual ? (place === 3 ? 60 : 55) : crash ? 40 : months === 1 ? 20 : 40;
  const amount = halfUp(salary, percent);
  const later = usual && place === 2 ? 50 : 0;
  return { invoice, tutor: tutor_id, amount, later, state: amount > 0 ? 'unpaid' : 'waived', refunded: 0 };
}

interface Step {
  readonly run: (trx: Db) => Promise<unknown>;
  /** Makes the model what it is after the step; undefined where the step must be refused. */
  readonly done: (() => void) | undefined;
}

const ways = ['bkash', 'nagad', 'cash', 'sslcommerz'] as const;

function payStep(model: Model, random: Random, used: Map<string, number>, fresh: () => string): Step {
  const known = [...used.keys()];
  const key = known.length > 0 && random.chance(0.3) ? random.pick(known) : fresh();
  const fee = random.chance(0.5) ? Math.max(0, Math.min(model.amount - 1, random.int(1, 90))) : 0;
  const how = { way: random.pick(ways), key, fee };
  const run = (trx: Db) => payInvoice(trx, model.invoice, system, 'Paid', how);
  if (used.get(key) === model.invoice) return { run, done: () => {} };
  if (used.has(key) || model.state !== 'unpaid') return { run, done: undefined };
  const done = () => {
    Object.assign(model, { state: 'paid', payment: how });
    used.set(key, model.invoice);
  };
  return { run, done };
}

function refundStep(model: Model, random: Random): Step {
  const days = random.pick([0, 10, 29, 31, 45, 59, 61, 200]);
  const now = new Date(Date.now() + days * day);
  const run = (trx: Db) => refundInvoice(trx, model.invoice, by, { reason: 'Ended', now });
  const percent = days < 30 ? 100 : days < 60 ? model.later : 0;
  const refunded = halfUp(model.amount, percent);
  if (model.state === 'unpaid' && percent === 100)
    return { run, done: () => Object.assign(model, { state: 'waived' }) };
  if (model.state === 'paid' && refunded > 0)
    return { run, done: () => Object.assign(model, { state: 'refunded', refunded }) };
  return { run, done: undefined };
}

const failure = new Error('The transaction fails after the step');

/** A deal with up to eight steps: some repeated at the same moment, some in a transaction that fails. */
async function live(model: Model, random: Random, used: Map<string, number>, fresh: () => string) {
  for (let left = random.int(1, 8); left > 0; left--) {
    const step = random.chance(0.6) ? payStep(model, random, used, fresh) : refundStep(model, random);
    const attempt = (fails: boolean) =>
      test.db.transaction().execute(async (trx) => {
        await step.run(trx);
        if (fails) throw failure;
      });
    if (random.chance(0.2)) await expect(attempt(true)).rejects.toThrow(Error);
    const times = random.chance(0.3) ? 2 : 1;
    const ended = await Promise.allSettled(Array.from({ length: times }, () => attempt(false)));
    const some = ended.some(({ status }) => status === 'fulfilled');
    expect(some, `invoice ${model.invoice}, ${model.state}`).toBe(step.done !== undefined);
    step.done?.();
  }
}

async function lane(number: number, count: number): Promise<Model[]> {
  const random = createRandom(3900 + number);
  const used = new Map<string, number>();
  const fresh = () => `test:${number}-${random.int(1, 2 ** 31)}`;
  const { parentId } = await createFamily(test.db);
  const models: Model[] = [];
  let tutor = await createTutor(test.db);
  for (let place = 0; place < count; place++) {
    if (place % 7 === 6) tutor = await createTutor(test.db);
    const model = await begin(random, tutor.tutorId, parentId);
    models.push(model);
    await live(model, random, used, fresh);
    if (random.chance(0.1)) await live(random.pick(models), random, used, fresh);
  }
  return models;
}

/** Balances that the models imply. */
function balancesOf(models: readonly Model[]): Record<string, number> {
  const balances: Record<string, number> = {};
  const add = (account: string, taka: number) => {
    balances[account] = (balances[account] ?? 0) + taka;
  };
  for (const { state, tutor, amount, payment, refunded } of models) {
    add('charges', -amount);
    // A refund is owed until somebody sends it, which no step does.
    add(`tutor:${tutor}`, (state === 'unpaid' ? amount : 0) - refunded);
    add('waivers', state === 'waived' ? amount : 0);
    add('refunds', refunded);
    add('fees', payment?.fee ?? 0);
    if (payment) add(`wallet:${payment.way}`, amount - payment.fee);
  }
  return balances;
}

it(`RUL-054 after random steps on ${deals} deals the ledger sums to 0, no charge is paid twice, and every amount is that of a second computation`, {
  timeout: 3_600_000,
}, async () => {
  const all = await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number, deals / lanes)));
  const models = all.flat();
  const states = new Set(models.map(({ state }) => state));
  expect(states).toEqual(new Set(['unpaid', 'paid', 'waived', 'refunded']));

  const entries = await rows(test.db, 'ledger_entries', ['transfer_id', 'account', 'amount']);
  const balances: Record<string, number> = Object.fromEntries(
    Object.keys(balancesOf(models)).map((account) => [account, 0]),
  );
  for (const { account, amount } of entries) balances[account] = (balances[account] ?? 0) + amount;
  expect(balances).toEqual(balancesOf(models));
  expect(Object.values(balances).reduce((sum, taka) => sum + taka, 0)).toBe(0);

  const transfers = await rows(test.db, 'ledger_transfers', ['invoice_id', 'kind', 'key']);
  const payments = transfers.filter(({ kind }) => kind === 'payment');
  expect(payments.toSorted((a, b) => a.invoice_id - b.invoice_id)).toEqual(
    models
      .flatMap(({ invoice, payment }) =>
        payment ? [{ invoice_id: invoice, kind: 'payment', key: payment.key }] : [],
      )
      .toSorted((a, b) => a.invoice_id - b.invoice_id),
  );
  const invoices = await rows(test.db, 'invoices', ['id', 'status', 'amount', 'refunded_amount']);
  expect(invoices.toSorted((a, b) => a.id - b.id)).toEqual(
    models
      .map(({ invoice: id, state: status, amount, refunded }) => ({
        id,
        status,
        amount,
        refunded_amount: status === 'refunded' ? refunded : null,
      }))
      .toSorted((a, b) => a.id - b.id),
  );
  await compareLedger(test.db);
  expect(await rows(test.db, 'ledger_differences', ['id'])).toEqual([]);
});
