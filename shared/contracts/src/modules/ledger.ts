import { z } from 'zod';
import { Id, Instant, PageQuery, page } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { asCsv, leadOnly, paging, SearchText } from '../ops-fields.ts';

/** The movements of a platform charge. A refund is owed to the tutor until its payout, and money that came without being
 * needed until its return. */
export const TransferKind = z.enum(['charge', 'payment', 'waiver', 'refund', 'payout', 'unneeded', 'return']);
export type TransferKind = z.infer<typeof TransferKind>;

/** Whole taka with a sign: a tutor owes what is positive, a wallet holds it. */
const Amount = z.int();

/** `charges`, `waivers`, `refunds`, `fees`, `tutor:12`, or `wallet:` with a way of payment. */
const AccountName = z.string().regex(/^(charges|waivers|refunds|fees|tutor:\d{1,10}|wallet:[a-z_]{1,30})$/);

export const LedgerAccount = z.object({
  id: AccountName,
  /** Null for accounts that no tutor has. */
  tutor: z.object({ user_id: Id, name: z.string() }).nullable(),
  balance: Amount,
  entries: z.int(),
  last_at: Instant,
});
export type LedgerAccount = z.infer<typeof LedgerAccount>;

export const LedgerEntry = z.object({
  id: Id,
  at: Instant,
  kind: TransferKind,
  /** Names the transfer for all times, as `charge:7` or `bkash:TRX…`. */
  key: z.string(),
  note: z.string().nullable(),
  invoice_id: Id,
  deal_id: Id,
  amount: Amount,
  /** Balance of the account after this entry. */
  balance: Amount,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** One kind of transfer of an invoice for which invoices and ledger said different amounts. */
export const LedgerDifference = z.object({
  id: Id,
  invoice_id: Id,
  deal_id: Id,
  kind: TransferKind,
  /** Taka by the invoice. */
  expected: Amount,
  /** Taka by the ledger. */
  found: Amount,
  found_at: Instant,
  /** When both agreed again; null while they do not. */
  closed_at: Instant.nullable(),
});
export type LedgerDifference = z.infer<typeof LedgerDifference>;

const AccountFilter = z.object({
  /** The site's own accounts, those of tutors, or of tutors whose balance is not 0. */
  of: z.enum(['own', 'tutors', 'open']).optional(),
  q: SearchText,
});
export type AccountFilter = z.output<typeof AccountFilter>;

export const ledgerEndpoints = defineEndpoints('lead', {
  'GET /api/ops/ledger': {
    summary:
      "Accounts of the ledger with their balances, the site's own first; `q` is id, phone or name of a tutor",
    query: AccountFilter.extend(paging),
    response: page(LedgerAccount),
  },
  'GET /api/ops/ledger.csv': asCsv('accounts', AccountFilter),
  'GET /api/ops/ledger/:account': {
    ...leadOnly,
    summary: 'One account with its entries, newest first',
    params: z.object({ account: AccountName }),
    query: z.object(paging),
    response: page(LedgerEntry).extend({ account: LedgerAccount }),
  },
  'GET /api/ops/ledger-entries.csv': {
    ...asCsv('entries', z.object({ account: AccountName })),
    refuses: ['NOT_FOUND'],
  },
  'GET /api/ops/ledger-differences': {
    summary: 'Differences between invoices and ledger, those that are open first',
    query: z.object(paging),
    response: page(LedgerDifference).extend({
      /** The last comparison; null before the first one. */
      compared: z.object({ at: Instant, invoices: z.int() }).nullable(),
    }),
  },
});

/** One line of a tutor's history of payments. */
export const TutorTransaction = LedgerEntry.pick({ id: true, at: true, kind: true, invoice_id: true }).extend(
  {
    tuition_job_offer_id: Id,
    class_name: z.string(),
    /** Taka; positive is what the tutor came to owe. */
    amount: Amount,
    /** Taka that the tutor owed after it; negative is owed to the tutor. */
    balance: Amount,
  },
);
export type TutorTransaction = z.infer<typeof TutorTransaction>;

export const transactionEndpoints = defineEndpoints('tutor', {
  'GET /api/tutor/transactions': {
    summary: 'The charges, payments, waivers and refunds of a tutor, newest first',
    offline: 'A tutor shows what was paid where the family is, without a network.',
    query: PageQuery,
    response: page(TutorTransaction),
  },
});
