import type { LedgerAccount, LedgerDifference, Page, TutorInvoice, TutorTransaction } from '@porao/contracts';
import { expect } from 'vitest';
import type { Db } from '../../../src/kit/database/open.ts';
import { rows } from '../../support/rows.repository.ts';
import { type Deal, type Movement, movementsOf, type Tutor } from './model.ts';
import { send, type World } from './world.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const byId = <T extends { id: number }>(list: readonly T[]) => list.toSorted((a, b) => a.id - b.id);
/** Movements as texts, as there may be several of a kind. */
const linesOf = (movements: readonly Movement[]) =>
  movements
    .map(({ kind, entries }) => `${kind} ${JSON.stringify(Object.entries(entries).toSorted())}`)
    .toSorted();

async function read<T>(world: World, path: string, by = world.leads[0]): Promise<T> {
  const { status, text } = await send(world, { call: `GET ${path}`, by });
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as T;
}

/** The ledger's movements of each invoice, as they are stored. */
async function storedMovements(db: Db): Promise<Map<number, Movement[]>> {
  const entries = await rows(db, 'ledger_entries', ['transfer_id', 'account', 'amount']);
  const transfers = await rows(db, 'ledger_transfers', ['id', 'invoice_id', 'kind', 'key']);
  expect(sum(entries.map(({ amount }) => amount))).toBe(0);
  expect(new Set(transfers.map(({ key }) => key)).size).toBe(transfers.length);
  const of = new Map(transfers.map(({ id }) => [String(id), {} as Record<string, number>]));
  for (const { transfer_id, account, amount } of entries) {
    const transfer = of.get(String(transfer_id));
    if (transfer) transfer[account] = (transfer[account] ?? 0) + amount;
  }
  const found = new Map<number, Movement[]>();
  for (const { id, invoice_id, kind } of transfers) {
    const moved = of.get(String(id)) ?? {};
    expect(sum(Object.values(moved))).toBe(0);
    found.set(invoice_id, [...(found.get(invoice_id) ?? []), { kind, entries: moved }]);
  }
  return found;
}

async function compareStored({ db }: World, deals: readonly Deal[]): Promise<void> {
  const invoices = await rows(db, 'invoices', ['id', 'amount', 'status', 'refunded_amount', 'refund_trx_id']);
  expect(byId(invoices)).toEqual(
    byId(
      deals.map(({ invoice: id, charge: amount, status, refunded, sent }) => {
        const refunded_amount = status === 'refunded' ? refunded : null;
        return { id, amount, status, refunded_amount, refund_trx_id: sent ?? null };
      }),
    ),
  );
  const stored = await storedMovements(db);
  for (const deal of deals)
    expect(linesOf(stored.get(deal.invoice) ?? [])).toEqual(linesOf(movementsOf(deal)));
  const states = await rows(db, 'deals', ['id', 'state']);
  const ended = states.filter(({ state }) => state === 'ended').map(({ id }) => ({ id }));
  expect(byId(ended)).toEqual(byId(deals.filter((deal) => deal.ended).map(({ id }) => ({ id }))));
  expect((await rows(db, 'cases', ['id', 'state'])).filter(({ state }) => state !== 'closed')).toEqual([]);
}

/** Money that came online paid a charge, went back whole, or was counted by hand before. */
async function compareAttempts({ db }: World, deals: readonly Deal[]): Promise<void> {
  const stored = await rows(db, 'payments', ['id', 'state', 'received', 'amount']);
  const came = new Map(deals.flatMap(({ attempts }) => attempts.map((one) => [one.id, one] as const)));
  const isWrong = ({ id, state, received, amount }: (typeof stored)[number]) => {
    const attempt = came.get(id);
    if (!attempt?.came || attempt.came === 'doubt') return state !== 'failed' && state !== 'cancelled';
    const ends = attempt.came === 'back' ? 'refunded' : 'paid';
    return state !== ends || received !== (attempt.lie === 'amount' ? 10 : amount);
  };
  expect(stored.filter(isWrong).map((one) => ({ ...one, attempt: came.get(one.id) }))).toEqual([]);
}

/** Reads all pages of a list. */
async function whole<T>(world: World, path: string, by: Tutor): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await read<Page<T>>(world, `${path}?page=${page}`, by);
    found.push(...data);
    if (found.length >= total || data.length === 0) return found;
  }
}

/** Tutors read what the second computation says. */
async function comparePages(world: World, deals: readonly Deal[]): Promise<void> {
  const tutors = new Map(deals.map(({ tutor }) => [tutor.tutorId, tutor]));
  for (const tutor of tutors.values()) {
    const own = deals.filter((deal) => deal.tutor.tutorId === tutor.tutorId);
    const invoices = await whole<TutorInvoice>(world, '/api/tutor/invoices', tutor);
    expect(byId(invoices).map(({ id, amount, status }) => ({ id, amount, status }))).toEqual(
      byId(own.map(({ invoice: id, charge: amount, status }) => ({ id, amount, status }))),
    );
    const lines = await whole<TutorTransaction>(world, '/api/tutor/transactions', tutor);
    const text = (kind: string, invoice: number, amount: number | undefined) =>
      `${invoice} ${kind} ${amount}`;
    const account = `tutor:${tutor.tutorId}`;
    const wanted = own.flatMap((deal) =>
      movementsOf(deal).map(({ kind, entries }) => text(kind, deal.invoice, entries[account])),
    );
    const shown = lines.map(({ kind, invoice_id, amount }) => text(kind, invoice_id, amount));
    expect(shown.toSorted()).toEqual(wanted.toSorted());
    // A refund that was not sent is owed to the tutor.
    const owes = ({ status, charge, refunded, sent }: Deal) =>
      status === 'unpaid' ? charge : status === 'refunded' && !sent ? -refunded : 0;
    expect(lines[0]?.balance).toBe(sum(own.map(owes)));
  }
}

type Differences = Page<LedgerDifference> & { readonly compared: { readonly invoices: number } };
export const differences = (world: World) =>
  read<Differences>(world, '/api/ops/ledger-differences?per_page=100');

async function compareAccounts(world: World, deals: readonly Deal[]): Promise<void> {
  const wanted: Record<string, number> = {};
  for (const { entries } of deals.flatMap(movementsOf))
    for (const [account, taka] of Object.entries(entries)) wanted[account] = (wanted[account] ?? 0) + taka;
  const own = Object.entries(wanted).filter(([account]) => !account.startsWith('tutor:'));
  const { data } = await read<Page<LedgerAccount>>(world, '/api/ops/ledger?of=own&per_page=100');
  expect(Object.fromEntries(data.map(({ id, balance }) => [id, balance]))).toEqual(Object.fromEntries(own));
  expect(await differences(world)).toMatchObject({ data: [], compared: { invoices: deals.length } });
}

/** Database and pages against the second computation. Returns how many there were of what. */
export async function compareDeals(world: World, deals: readonly Deal[]) {
  await compareStored(world, deals);
  await compareAttempts(world, deals);
  await compareAccounts(world, deals);
  await comparePages(world, deals);
  const count = (is: (deal: Deal) => boolean) => deals.filter(is).length;
  const attempts = deals.flatMap((deal) => deal.attempts);
  return {
    deals: deals.length,
    unpaid: count(({ status }) => status === 'unpaid'),
    paid: count(({ status }) => status === 'paid'),
    waived: count(({ status }) => status === 'waived'),
    refunded: count(({ status }) => status === 'refunded'),
    ended: count(({ ended }) => ended !== undefined),
    secondTutors: count(({ otherAsked }) => otherAsked),
    claims: count(({ claim }) => claim !== undefined),
    cases: sum(deals.map(({ problems }) => problems.length)),
    appeals: sum(deals.map(({ problems }) => problems.filter(({ appealed }) => appealed).length)),
    attempts: attempts.length,
    counted: attempts.filter(({ came }) => came === 'counted').length,
    sent: count(({ sent }) => sent !== undefined),
    byHandBack: sum(deals.map(({ unneeded }) => unneeded.filter(({ to }) => to === 'bkash').length)),
    countedBefore: attempts.filter(({ came }) => came === 'same' || came === 'doubt').length,
    givenBack: attempts.filter(({ came }) => came === 'back').length,
    taka: sum(deals.map(({ charge }) => charge)),
  };
}
