import {
  type DealSide,
  type MessageKey,
  type SalaryClaim,
  type SalaryEntry,
  salaryClaims,
  salaryRules,
} from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';

const dayMs = 86_400_000;

/** All that was written of the salary of one deal, oldest first. */
export type Entries = readonly (SalaryEntry & { readonly month: string })[];
export type Claim = SalaryClaim & { readonly month: string };
export type NewWord = Omit<Entries[number], 'id' | 'at'>;
type Refusal = Extract<MessageKey, `salary.${string}`>;

/** Months of the tuition that something is written of, and the day on which it began. */
export interface Bounds {
  readonly first: string;
  readonly last: string;
  readonly from: string;
}

const kindOfClaim = (kind: SalaryEntry['kind']): Claim['kind'] | undefined =>
  salaryClaims.find((one) => one === kind);

/** Payments and amounts with what the other side says of them, which follows from the entries alone. */
export function claimsOf(entries: Entries): Claim[] {
  const takenBack = takenBackIn(entries);
  return entries.flatMap(({ id, month, side, amount, way, trx_id, paid_on, at, ...entry }) => {
    const kind = kindOfClaim(entry.kind);
    if (kind === undefined || amount === null) return [];
    const answer = entries.findLast(
      (one) => one.about === id && one.kind !== 'taken_back' && !takenBack.has(one.id),
    );
    const answered = answer?.kind === 'confirmed' || answer?.kind === 'denied' ? answer.kind : 'waiting';
    const state = takenBack.has(id) ? 'taken_back' : answered;
    return [{ id, month, kind, side, amount, way, trx_id, paid_on, state, answer: answer?.id ?? null, at }];
  });
}

const takenBackIn = (entries: Entries): ReadonlySet<number | null> =>
  new Set(entries.filter(({ kind }) => kind === 'taken_back').map(({ about }) => about));

/** Says why a word is refused, or null: everything that keeps one payment one payment. */
export function refusalOf(entries: Entries, word: NewWord, bounds: Bounds, now: Date): Refusal | null {
  const own = entries.filter(({ month, side }) => month === word.month && side === word.side);
  if (own.length >= salaryRules.entries) return 'salary.full';
  if (word.kind === 'taken_back') return refuseTakingBack(entries, word, now);
  if (word.kind === 'confirmed' || word.kind === 'denied') return refuseAnswer(entries, word);
  if (word.month < bounds.first || word.month > bounds.last) return 'salary.outside';
  const claims = claimsOf(entries);
  return word.kind === 'paid' ? refusePayment(claims, word, bounds, now) : refuseAmount(claims, word);
}

function refuseTakingBack(entries: Entries, { about, side }: NewWord, now: Date): Refusal | null {
  const taken = entries.find(({ id, kind }) => id === about && kind !== 'taken_back');
  if (taken?.side !== side) return 'salary.entryMissing';
  if (takenBackIn(entries).has(taken.id)) return 'salary.takenBackAlready';
  const claims = claimsOf(entries);
  if (claims.some(({ id, state }) => id === taken.id && state === 'confirmed'))
    return 'salary.confirmedAlready';
  const claim = claims.find(({ id }) => id === taken.about);
  // The payment would wait again, beside the later one.
  if (taken.kind === 'denied' && claim && isTrxUsed(claims, claim)) return 'salary.trxAgain';
  if (taken.kind !== 'confirmed') return null;
  if (claim?.kind !== 'paid') return 'salary.confirmedAlready';
  const until = Date.parse(taken.at) + salaryRules.backDays * dayMs;
  return now.getTime() >= until ? 'salary.confirmedLong' : null;
}

function refuseAnswer(entries: Entries, { about, side }: NewWord): Refusal | null {
  const claim = claimsOf(entries).find(({ id }) => id === about);
  if (!claim || claim.side === side) return 'salary.entryMissing';
  if (claim.state === 'taken_back') return 'salary.takenBackAlready';
  return claim.answer === null ? null : 'salary.answeredAlready';
}

/** Returns whether a payment that waits or is confirmed has the same TrxID. */
const isTrxUsed = (claims: readonly Claim[], { way, trx_id }: Pick<NewWord, 'way' | 'trx_id'>) =>
  trx_id !== null &&
  claims.some(
    (one) =>
      (one.state === 'waiting' || one.state === 'confirmed') && one.way === way && one.trx_id === trx_id,
  );

const waitsFrom = (claims: readonly Claim[], { month }: NewWord, kinds: readonly Claim['kind'][]) =>
  claims.filter((one) => one.state === 'waiting' && one.month === month && kinds.includes(one.kind));

function refusePayment(claims: readonly Claim[], word: NewWord, { from }: Bounds, now: Date): Refusal | null {
  const { side } = word;
  const paidOn = word.paid_on ?? '';
  if (paidOn > dayInBangladesh(now)) return 'salary.future';
  if (paidOn < dayInBangladesh(new Date(`${from}T00:00:00Z`), -salaryRules.earlyDays))
    return 'salary.tooEarly';
  if (waitsFrom(claims, word, ['paid']).some((one) => one.side !== side)) return 'salary.answerFirst';
  return isTrxUsed(claims, word) ? 'salary.trxUsed' : null;
}

function refuseAmount(claims: readonly Claim[], word: NewWord): Refusal | null {
  const [waits] = waitsFrom(claims, word, ['due', 'salary']);
  if (!waits) return null;
  return waits.side === word.side ? 'salary.ownWaits' : 'salary.answerFirst';
}

/** The other side of an entry that is answered or taken back, which is told; undefined where it has nothing to do. */
export function toTell(entries: Entries, word: NewWord): { claim: Claim; side: DealSide } | undefined {
  const about = entries.find(({ id }) => id === word.about);
  const claim = claimsOf(entries).find(({ id }) => id === about?.id || id === about?.about);
  return claim && claim.side !== word.side ? { claim, side: claim.side } : undefined;
}
