import {
  appealDays,
  type CaseDecision,
  type CaseKind,
  caseAnswerDays,
  caseEndsAfterDays,
  caseRules,
  leadConfirmsAbove,
  type OpsCaseDetail,
  type OpsInvoice,
} from '@porao/contracts';

const hour = 3_600_000;
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);

export const dueAt = (kind: CaseKind, at: Date): Date => later(at, caseRules[kind].hours);
export const endsAt = (at: Date): Date => later(at, caseEndsAfterDays * 24);
export const appealEndsAt = (at: Date): Date => later(at, appealDays * 24);
/** Until when a question is answered, and when its case is due then: the operator has a day after the answer, and who is
 * not safe does not wait for it. The case ends when it would have ended. */
export function questionTimes(
  { kind, due_at, ends_at }: { kind: CaseKind; due_at: string; ends_at: string },
  at: Date,
): { until: Date; due: Date } {
  const [due, end] = [new Date(due_at), new Date(ends_at)];
  const first = (date: Date) => (date < end ? date : end);
  const until = first(later(at, caseAnswerDays * 24));
  const after = first(later(until, 24));
  return { until, due: kind === 'unsafe' || after <= due ? due : after };
}

/** The moment that refund windows count to: nobody loses money by a decision that comes late, and a tuition that ended
 * within 30 days has the whole charge back whenever it is reported. */
export function countedAt(openedAt: string, dealEndedAt: string | null): Date {
  const opened = new Date(openedAt);
  const end = dealEndedAt === null ? opened : new Date(dealEndedAt);
  return end < opened ? end : opened;
}

type Offer = OpsInvoice['refund_preview'];

/** Lists what the rules give: a refund or a waiver only where the charge has such an amount. */
export function choicesOf(kind: CaseKind, offer: Offer, isLead: boolean): OpsCaseDetail['choices'] {
  const amountOf = (decision: CaseDecision) => (decision === offer?.act ? offer.amount : null);
  return caseRules[kind].decisions
    .filter((decision) => (decision === 'refund' || decision === 'waive' ? decision === offer?.act : true))
    .map((decision) => {
      const amount = amountOf(decision);
      const second_lead = amount !== null && (!isLead || amount > leadConfirmsAbove);
      return { decision, amount, second_lead };
    });
}
