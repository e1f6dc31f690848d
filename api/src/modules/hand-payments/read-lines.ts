import { type HandWay, invoiceOfReference, type LineOutcome, type ReadLine } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { isParty } from '../audit/index.ts';
import { type Candidate, findInvoices, findUses, type Use } from './statement.repository.ts';
import type { FileLine } from './statement.ts';

const outcomes = {
  /** A TrxID that a tutor entered, or that was counted. A reference to another charge tells of somebody else's money. */
  ofUse: (use: Use, amount: number, named: number | undefined): LineOutcome => {
    if (use.state !== 'claimed' || use.status !== 'unpaid') return 'used';
    return amount === use.due && (named ?? use.invoice_id) === use.invoice_id ? 'match' : 'difference';
  },
  ofReference: ({ status, due }: Candidate, amount: number): LineOutcome =>
    status !== 'unpaid' ? 'used' : amount === due ? 'reference' : 'difference',
};

/** Says of each line which charge it is money for. A TrxID that comes twice in a file counts the first time. */
export async function readLines(
  db: Db,
  way: HandWay,
  lines: readonly FileLine[],
  userId: number,
): Promise<ReadLine[]> {
  const uses = await findUses(
    db,
    lines.map(({ trx_id }) => trx_id),
  );
  const named = lines.map(({ reference }) => invoiceOfReference(reference ?? ''));
  const invoices = await findInvoices(
    db,
    named.filter((id) => id !== undefined),
  );
  const seen = new Set<string>();
  const paid = new Set<number>();
  const read: ReadLine[] = [];
  for (const [at, line] of lines.entries()) {
    const use = uses.find(({ trx_id }) => trx_id === line.trx_id);
    const of = use ?? invoices.find(({ invoice_id }) => invoice_id === named[at]);
    let outcome: LineOutcome = 'unknown';
    if (use?.way === way) outcome = outcomes.ofUse(use, line.amount, named[at]);
    else if (use) outcome = 'used';
    else if (of) outcome = outcomes.ofReference(of, line.amount);
    if (line.isUnclear && outcome !== 'used') outcome = 'difference';
    const isMoney = outcome === 'match' || outcome === 'reference';
    if (seen.has(line.trx_id) || (isMoney && of && paid.has(of.invoice_id))) outcome = 'used';
    else if (isMoney && of) {
      if (await isParty(db, userId, { subject: 'invoice', id: of.invoice_id })) outcome = 'own';
      else paid.add(of.invoice_id);
    }
    seen.add(line.trx_id);
    const { isUnclear: _, ...said } = line;
    read.push({
      ...said,
      outcome,
      invoice_id: of?.invoice_id ?? null,
      due: of?.due ?? null,
      tutor_name: of?.tutor_name ?? null,
    });
  }
  return read;
}
