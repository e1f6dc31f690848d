/** The second computation: what becomes of a charge by the words of the terms, docs/requirements.tsv (RUL-012, RUL-054 to
 * RUL-063) and docs/decisions.tsv. It imports nothing of the product. Times are ms since 1970, amounts whole taka. */
export const hour = 3_600_000;
export const day = 24 * hour;

/** Percent of the first month's salary (PUB-095). */
const percents = { online: 60, home: 55, crash: 40, two_month: 40, one_month: 20 } as const;
export type Kind = keyof typeof percents;
export type Side = 'guardian' | 'tutor';

export interface Person {
  readonly userId: number;
  readonly token: string;
}
export interface Tutor extends Person {
  readonly tutorId: number;
}

export interface Attempt {
  readonly id: number;
  readonly way: 'bkash_checkout' | 'sslcommerz';
  readonly lie: string;
  readonly pays: boolean;
  /** The browser's way back, which may come any number of times. */
  readonly leaving: { readonly path: string; readonly fields: Record<string, string> | undefined };
  /** Money that the site learns of with its next question. */
  late: boolean;
  /** bKash's TrxID, which may be said by hand, too. */
  readonly receipt: string | undefined;
  /** A lead noted that it was given back by hand. */
  noted: boolean;
  /** The invoice that this money was counted for by hand; 0 where it went back by hand. */
  usedFor: number | undefined;
  /** Money that the site knows: it paid the charge, goes back, was counted by hand for this charge or is in doubt. */
  came: 'counted' | 'back' | 'same' | 'doubt' | undefined;
}

/** Money that a charge did not need, which went back whole. */
export interface Unneeded {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly fee: number;
}

export interface Problem {
  readonly id: number;
  readonly kind: string;
  readonly side: Side;
  readonly openedAt: number;
  state: 'open' | 'in_progress' | 'waiting_confirmation' | 'decided' | 'appealed' | 'closed';
  endsAt: number;
  appealed: boolean;
  waiting:
    | { readonly by: number; readonly decision: string; readonly amount: number; readonly ends: boolean }
    | undefined;
  question: { readonly side: Side; readonly until: number } | undefined;
  /** Operators who took part in a decision. */
  readonly deciders: Set<number>;
}

export interface Deal {
  readonly id: number;
  readonly invoice: number;
  readonly kind: Kind;
  readonly salary: number;
  readonly charge: number;
  readonly confirmedAt: number;
  readonly tutor: Tutor;
  readonly family: Person;
  /** The applicant who was not chosen. */
  readonly other: { readonly tutor: Tutor; readonly application: number } | undefined;
  status: 'unpaid' | 'paid' | 'waived' | 'refunded';
  payment: { readonly wallet: string; readonly fee: number } | undefined;
  refunded: number;
  /** TrxID by which an owed refund was sent. */
  sent: string | undefined;
  readonly unneeded: Unneeded[];
  ended: { readonly at: number; readonly by: Side | 'operator' } | undefined;
  readonly started: Set<Side>;
  claim: 'open' | 'refused' | undefined;
  /** TrxID of the payment by hand that waits. */
  waits: string | undefined;
  otherAsked: boolean;
  otherTaken: boolean;
  readonly attempts: Attempt[];
  readonly problems: Problem[];
}

const halfUp = (taka: number, percent: number): number => Math.trunc((2 * taka * percent + 100) / 200);
export const chargeOf = (kind: Kind, salary: number): number => halfUp(salary, percents[kind]);
/** The provider of cards keeps 2 %. */
const feeOf = (way: string, charge: number): number => (way === 'sslcommerz' ? halfUp(charge, 2) : 0);

/** Terms, refund: all within 30 days, half of home tutoring in the next 30. What is unpaid is waived in the first. */
export function gives(deal: Deal, at: number): { act: 'waive' | 'refund'; amount: number } | undefined {
  const age = at - deal.confirmedAt;
  const percent = age < 30 * day ? 100 : age < 60 * day && deal.kind === 'home' ? 50 : 0;
  if (deal.status === 'unpaid' && percent === 100) return { act: 'waive', amount: deal.charge };
  const amount = halfUp(deal.charge, percent);
  return deal.status === 'paid' && amount > 0 ? { act: 'refund', amount } : undefined;
}

/** RUL-063: a claim that waits gives what the day of the end gives. */
export const givesNow = (deal: Deal, now: number) =>
  gives(deal, deal.claim === 'open' && deal.ended ? deal.ended.at : now);

/** RUL-063: within 30 days after the end, once. */
export const mayClaim = (deal: Deal, now: number): boolean =>
  deal.ended !== undefined &&
  deal.claim === undefined &&
  now < deal.ended.at + 30 * day &&
  gives(deal, deal.ended.at) !== undefined;

export const isUndecided = ({ state }: Problem): boolean => state !== 'decided' && state !== 'closed';

/** API-373: money that is being checked would be for nothing. */
export const mayGive = (deal: Deal, offer: ReturnType<typeof gives>): boolean =>
  offer !== undefined && !(offer.act === 'waive' && deal.waits !== undefined);

/** RUL-056: after the end what was decided is appealed, and after 60 days operators alone report. */
export const mayReport = (
  { problems, ended }: Deal,
  { kind, side, byOperator }: Pick<Problem, 'kind' | 'side'> & { readonly byOperator: boolean },
  now: number,
): boolean => {
  const same = problems.filter((one) => one.kind === kind && one.side === side);
  if (!ended || same.some(isUndecided)) return true;
  return same.every(({ deciders }) => deciders.size === 0) && (byOperator || now <= ended.at + 60 * day);
};

/** RUL-061. */
export const mayAskOther = ({ ended, otherAsked, other, confirmedAt }: Deal, now: number): boolean =>
  ended !== undefined && !otherAsked && other !== undefined && now < confirmedAt + 30 * day;

/** OQ-288: windows count to the report, or the end where that was before. */
export const givesProblem = (deal: Deal, { openedAt }: Problem) =>
  gives(deal, Math.min(openedAt, deal.ended?.at ?? openedAt));

export function pay(deal: Deal, wallet: string, fee = 0): void {
  Object.assign(deal, { status: 'paid', payment: { wallet, fee } });
}

export function giveBack(deal: Deal, amount: number): void {
  if (deal.status === 'unpaid') deal.status = 'waived';
  else Object.assign(deal, { status: 'refunded', refunded: amount });
}

export function end(deal: Deal, at: number, by: Side | 'operator'): void {
  deal.ended ??= { at, by };
}

/** OQ-282: money of the right amount for a charge that needs it counts; all other goes back whole. API-318: what was counted
 * by hand does not count again. */
export function learn(deal: Deal, attempt: Attempt): void {
  const { way, lie, usedFor } = attempt;
  attempt.late = false;
  if (attempt.came) return;
  if (usedFor !== undefined) {
    attempt.came = usedFor === deal.invoice ? 'same' : 'doubt';
    return;
  }
  attempt.came = deal.status === 'unpaid' && lie !== 'amount' ? 'counted' : 'back';
  const amount = lie === 'amount' ? 10 : deal.charge;
  if (attempt.came === 'counted') pay(deal, way, feeOf(way, amount));
  else deal.unneeded.push({ from: way, to: way, amount, fee: feeOf(way, amount) });
}

/** RUL-058: the clock ends what nobody ended. */
export function passTime(deal: Deal, now: number): void {
  for (const attempt of deal.attempts.filter(({ late }) => late)) learn(deal, attempt);
  for (const problem of deal.problems) {
    const { question, state, kind, side } = problem;
    if (state !== 'closed' && problem.endsAt <= now) closeProblem(problem);
    else if (question && question.until <= now) {
      problem.question = undefined;
      if (question.side === side && state === 'in_progress' && kind !== 'unsafe') closeProblem(problem);
    }
  }
}

function closeProblem(problem: Problem): void {
  Object.assign(problem, { state: 'closed', question: undefined, waiting: undefined });
}

/** One movement of the ledger by RUL-050, without its name. */
export interface Movement {
  readonly kind: string;
  readonly entries: Readonly<Record<string, number>>;
}

export function movementsOf({ tutor, charge, status, payment, refunded, sent, unneeded }: Deal): Movement[] {
  const owed = `tutor:${tutor.tutorId}`;
  const moved: Movement[] = [{ kind: 'charge', entries: { [owed]: charge, charges: -charge } }];
  for (const { from, to, amount, fee } of unneeded) {
    const came = { [owed]: -amount, [`wallet:${from}`]: amount - fee, ...(fee > 0 && { fees: fee }) };
    moved.push({ kind: 'unneeded', entries: came });
    moved.push({ kind: 'return', entries: { [owed]: amount, [`wallet:${to}`]: -amount } });
  }
  if (status === 'waived') moved.push({ kind: 'waiver', entries: { [owed]: -charge, waivers: charge } });
  if (!payment) return moved;
  const wallet = `wallet:${payment.wallet}`;
  const kept = payment.fee > 0 ? { fees: payment.fee } : {};
  moved.push({ kind: 'payment', entries: { [owed]: -charge, [wallet]: charge - payment.fee, ...kept } });
  if (status !== 'refunded') return moved;
  moved.push({ kind: 'refund', entries: { [owed]: -refunded, refunds: refunded } });
  if (sent) moved.push({ kind: 'payout', entries: { [owed]: refunded, 'wallet:bkash': -refunded } });
  return moved;
}
