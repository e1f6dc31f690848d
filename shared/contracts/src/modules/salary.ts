import { z } from 'zod';
import { Day, dataOf, Id, Instant, success, Taka, Uuid } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { dayField, optionalIdField, optionalNumber } from '../fields.ts';
import { Reason } from '../ops-fields.ts';
import { salaryClaims, salaryWays } from '../salary-rules.ts';
import { plainTrxId, trxIdForms } from '../trx-id.ts';
import { Month, MonthQuery } from './lessons.ts';
import { DealSide } from './ops-deals.ts';

export const SalaryWay = z.enum(salaryWays, { error: 'salary.way' });
export type SalaryWay = z.infer<typeof SalaryWay>;

const SalaryKind = z.enum([...salaryClaims, 'confirmed', 'denied', 'taken_back'], { error: 'salary.kind' });
export type SalaryKind = z.infer<typeof SalaryKind>;

export const SalaryEntry = z.object({
  id: Id,
  kind: SalaryKind,
  /** The side whose word it is. */
  side: DealSide,
  how: z.enum(['said', 'phone']),
  /** Taka that were paid or are due, in an entry that the other side answers. */
  amount: Taka.nullable(),
  way: SalaryWay.nullable(),
  trx_id: z.string().nullable(),
  paid_on: Day.nullable(),
  /** The entry that is confirmed, denied or taken back. */
  about: Id.nullable(),
  at: Instant,
});
export type SalaryEntry = z.infer<typeof SalaryEntry>;

/** A payment or an amount that one side wrote down, and what the other says of it. */
export const SalaryClaim = z.object({
  id: Id,
  kind: z.enum(salaryClaims),
  side: DealSide,
  amount: Taka,
  way: SalaryWay.nullable(),
  trx_id: z.string().nullable(),
  paid_on: Day.nullable(),
  state: z.enum(['waiting', 'confirmed', 'denied', 'taken_back']),
  /** The answer that holds, which its side may take back. */
  answer: Id.nullable(),
  at: Instant,
});
export type SalaryClaim = z.infer<typeof SalaryClaim>;

/** Says why an amount is due: both agreed on it for this month, the whole month, or a part of it. */
export const SalaryDue = z.object({
  amount: Taka,
  why: z.enum(['agreed', 'whole', 'part']),
  /** For a whole month. */
  salary: Taka,
  /** Lessons of the routine in the tuition, of those of the whole month; days where there is no routine. */
  part: z.object({ count: z.int(), of: z.int(), unit: z.enum(['lessons', 'days']) }).nullable(),
  /** The last day of the month, or of the tuition. */
  on: Day,
});
export type SalaryDue = z.infer<typeof SalaryDue>;

export const SalaryMonth = z.object({
  deal_id: Id,
  /** The side of the reader. */
  side: DealSide,
  class_name: z.string(),
  tutor_name: z.string(),
  guardian_name: z.string().nullable(),
  month: Month,
  today: Day,
  /** As the list of lessons counts them. */
  held: z.int(),
  expected: z.int(),
  due: SalaryDue,
  /** Taka of payments that both wrote, and of those that wait for a word. */
  confirmed: Taka,
  waiting: Taka,
  /** Taka that nobody wrote a payment of; below zero where more was paid than is due. */
  left: z.int(),
  claims: z.array(SalaryClaim),
  /** All that was ever written of the month, oldest first. */
  entries: z.array(SalaryEntry),
  /** Other months in which something is open, oldest first. */
  open: z.array(z.object({ month: Month, left: z.int() })),
});
export type SalaryMonth = z.infer<typeof SalaryMonth>;

/** Made by the sender, the same when it is sent again: it counts once. */
const key = Uuid;
const wordFields = {
  month: Month,
  kind: SalaryKind,
  amount: optionalNumber('amount.invalid', 0, 10_000_000),
  way: SalaryWay.nullish(),
  trx_id: z.string().overwrite(plainTrxId).max(60, 'text.tooLong').nullish(),
  paid_on: dayField('salary.paidOn').nullish(),
  about: optionalIdField('salary.about'),
};
type Word = z.output<z.ZodObject<typeof wordFields>>;

function checkWord({ kind, amount, way, trx_id, paid_on, about }: Word, context: z.core.$RefinementCtx) {
  const refuse = (field: keyof Word, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (kind === 'confirmed' || kind === 'denied' || kind === 'taken_back') {
    if (about === null) refuse('about', 'salary.about');
    return;
  }
  if (amount === null || (amount === 0 && kind !== 'due')) refuse('amount', 'amount.invalid');
  if (kind !== 'paid') return;
  if (!way) return refuse('way', 'salary.way');
  if (!paid_on) refuse('paid_on', 'salary.paidOn');
  if (trx_id && way !== 'cash' && !trxIdForms[way].test(trx_id)) refuse('trx_id', `trxId.${way}`);
}

export const SalaryWord = z.object(wordFields).superRefine(checkWord);
export type SalaryWord = z.input<typeof SalaryWord>;
export const SalaryBody = z.object({ key, ...wordFields }).superRefine(checkWord);
export type SalaryBody = z.input<typeof SalaryBody>;

/** As operators read it: with who wrote down what was said on the phone, and why. */
export const OpsSalaryMonth = SalaryMonth.omit({ side: true }).extend({
  entries: z.array(SalaryEntry.extend({ recorded_by: z.string().nullable(), reason: z.string().nullable() })),
});
export type OpsSalaryMonth = z.infer<typeof OpsSalaryMonth>;

const opsFields = { ...wordFields, side: DealSide, reason: Reason };
export const OpsSalaryWord = z.object(opsFields).superRefine(checkWord);
export const OpsSalaryBody = z.object({ key, ...opsFields }).superRefine(checkWord);

export const salaryEndpoints = defineEndpoints('user', {
  'GET /api/deals/:id/salary': {
    summary: 'The salary of an own deal in a month, this one unless given: both sides read the same',
    offline: 'It is on the page of the lessons, which is looked up without a network.',
    query: MonthQuery,
    response: dataOf(SalaryMonth),
  },
  'POST /api/deals/:id/salary': {
    summary: 'Write down a payment or an amount, answer what the other side wrote, or take back an own entry',
    body: SalaryBody,
    response: success(SalaryMonth),
  },
});

export const opsSalaryEndpoints = defineEndpoints('operator', {
  'GET /api/ops/deals/:id/salary': {
    summary: 'The salary of a deal in a month, with who wrote down what',
    query: MonthQuery,
    response: dataOf(OpsSalaryMonth),
  },
  'POST /api/ops/deals/:id/salary': {
    summary: 'Write down what a side says of the salary by phone',
    body: OpsSalaryBody,
    response: success(OpsSalaryMonth),
  },
});
