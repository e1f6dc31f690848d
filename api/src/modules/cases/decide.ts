import {
  type CaseDecision,
  type CaseState,
  type Message,
  type OpsCaseDetail,
  otherSide,
} from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { rolesOf, type Viewer } from '../../kit/viewer.ts';
import { money, readInvoiceOfDeal, refundOffer } from '../charges/index.ts';
import { endDeal, lockDeal } from '../deals/index.ts';
import { askIfPossible, refundInvoice } from '../lifecycle/index.ts';
import { listLeads, tellAccount, tellOperators } from '../notices/index.ts';
import { hideReview } from '../reviews/index.ts';
import { type By, move } from '../transitions/index.ts';
import * as repository from './cases.repository.ts';
import { appealEndsAt, choicesOf, countedAt } from './cases.rules.ts';
import { begin, held, refuseOver } from './moves.ts';
import { tellAssignee } from './tell.ts';

const isLead = (viewer: Viewer) => rolesOf(viewer).includes('lead');
const conflict = (reason: Message) => new ApiFailure('CONFLICT', reason);

/** Decisions that the rules give to this operator now, with the amount of each. */
export async function readChoices(
  db: Db,
  { deal_id, kind, opened_at }: Pick<repository.LockedCase, 'deal_id' | 'kind' | 'opened_at'>,
  viewer: Viewer,
): Promise<{ choices: OpsCaseDetail['choices']; invoiceId: number | null; asOf: Date }> {
  if (deal_id === null) {
    // A meeting costs nothing, and no tutor is to be replaced after it.
    const choices = choicesOf(kind, null, isLead(viewer)).filter((one) => one.decision !== 'replace_tutor');
    return { choices, invoiceId: null, asOf: new Date(opened_at) };
  }
  const invoice = await readInvoiceOfDeal(db, deal_id);
  const asOf = countedAt(opened_at, (await repository.readDealEnd(db, deal_id)) ?? null);
  const offer = invoice ? refundOffer(invoice, asOf) : null;
  return { choices: choicesOf(kind, offer, isLead(viewer)), invoiceId: invoice?.id ?? null, asOf };
}

interface Given {
  readonly decision: CaseDecision;
  readonly reason: string;
  /** The amount that was shown; another one is refused. */
  readonly amount?: number | undefined;
  readonly endDeal: boolean;
}

/** Decides, or hands the decision to a lead; on an appeal not by whom it was decided first. */
export async function decideCase(
  trx: Db,
  id: number,
  { decision, reason, amount: shown, endDeal }: Given,
  viewer: Viewer,
  by: By,
  now = new Date(),
): Promise<CaseState> {
  const found = await begin(trx, id, by);
  // A decision that waits is confirmed or returned first.
  refuseOver(found.state);
  await refuseFirst(trx, found, viewer);
  const { choices } = await readChoices(trx, found, viewer);
  const choice = choices.find((one) => one.decision === decision);
  if (!choice) throw conflict('case.notOffered');
  const { amount } = choice;
  if (amount !== null && shown !== undefined && shown !== amount)
    throw conflict({ key: 'invoice.otherAmount', params: { amount: money(amount) } });
  const to = choice.second_lead ? 'waiting_confirmation' : 'decided';
  await move(trx, { entity: 'case', id, from: found.state, to, by, reason });
  const row = {
    case_id: id,
    decision,
    amount,
    reason,
    end_deal: found.deal_id !== null && (endDeal || decision === 'replace_tutor'),
    decided_by: viewer.userId,
    at: now,
  };
  const decisionId = await repository.insertDecision(trx, row);
  if (to === 'decided') await carryOut(trx, found, decisionId, viewer, by, now);
  else await repository.setState(trx, id, to);
  return to;
}

/** A lead's word on the decision of somebody else. */
export async function confirmDecision(trx: Db, id: number, viewer: Viewer, by: By, now = new Date()) {
  const found = await held(trx, id);
  const waiting = await repository.findWaiting(trx, id);
  const reason = waiting?.reason ?? null;
  await move(trx, { entity: 'case', id, from: found.state, to: 'decided', by, reason });
  if (!waiting) throw conflict('case.missing');
  if (waiting.decided_by === viewer.userId) throw conflict('case.ownDecision');
  await refuseFirst(trx, found, viewer);
  await repository.changeDecision(trx, waiting.id, { seen_by: viewer.userId });
  await carryOut(trx, found, waiting.id, viewer, by, now);
}

/** Gives a decision back to those who look at the case. */
export async function returnDecision(trx: Db, id: number, reason: string, by: By, now = new Date()) {
  const found = await held(trx, id);
  const { state: from, appealed_by, kind } = found;
  const to = appealed_by === null ? 'in_progress' : 'appealed';
  if (from !== 'waiting_confirmation') throw conflict('case.over');
  await move(trx, { entity: 'case', id, from, to, by, reason });
  const waiting = await repository.findWaiting(trx, id);
  const returned_at = now.toISOString();
  if (waiting) await repository.changeDecision(trx, waiting.id, { returned_at, seen_by: by.userId });
  await repository.setState(trx, id, to);
  const note = { kind: 'note', actor: 'operator', user_id: by.userId, side: null, body: reason } as const;
  const entryId = await repository.insertEntry(trx, id, { ...note, at: now });
  const reader = found.assignee_id ?? waiting?.decided_by ?? null;
  const params = { problem: id, case_kind: kind, reason };
  await tellAssignee(trx, 'caseReturned', reader, params, `case entry ${entryId}`, by);
}

async function refuseFirst(trx: Db, { id, appealed_by }: repository.LockedCase, { userId }: Viewer) {
  if (appealed_by !== null && (await repository.decidedBefore(trx, id, userId)))
    throw conflict('case.decidedFirst');
}

/** Does what was decided, in the same transaction; a charge that changed meanwhile is refused. */
async function carryOut(
  trx: Db,
  found: repository.LockedCase,
  decisionId: number,
  viewer: Viewer,
  by: By,
  now: Date,
): Promise<void> {
  const { id, deal_id, kind, side, appealed_by } = found;
  const decided = await repository.readDecision(trx, decisionId);
  if (!decided) throw conflict('case.missing');
  const { decision, amount, reason } = decided;
  if (amount !== null) {
    const { choices, invoiceId, asOf } = await readChoices(trx, found, viewer);
    if (invoiceId === null || !choices.some((one) => one.decision === decision))
      throw conflict('case.notOffered');
    await refundInvoice(trx, invoiceId, by, { reason, expected: amount, now, asOf });
  }
  if (deal_id !== null) {
    const deal = decided.end_deal && (await lockDeal(trx, deal_id, 'any'));
    if (deal && deal.state !== 'ended') await endDeal(trx, deal_id, by, { reason });
    if (decision === 'replace_tutor' && !(await askIfPossible(trx, deal_id, by, now))) {
      const params = { problem: id, case_kind: kind };
      await tellAccount(trx, 'caseNobodyAsked', viewer.userId, params, `case nobody asked ${decisionId}`);
    }
  }
  const parties = decision === 'ban_review' && (await repository.readParties(trx, id));
  const account = parties ? parties[otherSide(side)] : null;
  // A family that operators wrote down may have no account.
  if (account !== null) {
    const params = { case_kind: kind, account };
    const others = async (db: Db) => (await listLeads(db)).filter((lead) => lead !== account);
    await tellOperators(trx, 'caseBanReview', params, `case ban review ${decisionId}`, others);
  }
  if (kind === 'review' && deal_id !== null)
    await hideReview(trx, deal_id, side, id, decision === 'hide_review');
  await repository.changeDecision(trx, decisionId, { effective_at: now.toISOString() });
  await repository.setState(trx, id, 'decided');
  // After an appeal nothing is left to wait for.
  const ends = appealed_by === null ? appealEndsAt(now) : now;
  await repository.changeCase(trx, id, { ends_at: ends.toISOString(), call_back_at: null });
}
