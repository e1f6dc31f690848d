import type { OnlineWay } from '@porao/contracts';
import type { Db } from '../../database/open.ts';
import { one, run } from '../../database/query.repository.ts';

/** Faults of providers that a payment of the stand-in has on request. */
export const lies = ['late', 'twice', 'amount', 'signature', 'unpaid', 'balance', 'refund'] as const;
export type Lie = (typeof lies)[number];

export interface TestPayment {
  readonly id: string;
  readonly way: OnlineWay;
  readonly reference: string;
  readonly data: TestData;
}

export interface TestData {
  /** Taka, as it was sent. */
  readonly amount: string;
  readonly returnUrl: string;
  readonly noticeUrl: string | null;
  readonly state: 'open' | 'agreed' | 'paid' | 'failed' | 'cancelled';
  readonly lie: Lie | null;
  /** Milliseconds since 1970 from which the provider knows of the money. */
  readonly paidFrom: number;
  readonly receipt: string;
  readonly refundId: string | null;
}

export const addTest = (db: Db, { id, way, reference, data }: TestPayment) => run(db)`
  insert into test_payments (id, way, reference, data)
  values (${id}, ${way}, ${reference}, ${JSON.stringify(data)}::jsonb)`;

export const findTest = (db: Db, id: string) =>
  one<TestPayment>(db)`select id, way, reference, data from test_payments where id = ${id}`;

export const findByReference = (db: Db, reference: string) => one<TestPayment>(db)`
  select id, way, reference, data from test_payments where reference = ${reference}`;

export const findByReceipt = (db: Db, receipt: string) => one<TestPayment>(db)`
  select id, way, reference, data from test_payments where data ->> 'receipt' = ${receipt}`;

export const findByRefund = (db: Db, refundId: string) => one<TestPayment>(db)`
  select id, way, reference, data from test_payments where data ->> 'refundId' = ${refundId}`;

export const changeTest = (db: Db, id: string, part: Partial<TestData>) => run(db)`
  update test_payments set data = data || ${JSON.stringify(part)}::jsonb where id = ${id}`;

export const sweepTests = (db: Db) =>
  run(db)`delete from test_payments where created_at < now() - interval '7 days'`;
