import type { EndReason } from '@porao/contracts';
import type { ChargeFact, DealFact, MarkFact, PatternFacts } from './facts.ts';
import { findPatterns } from './patterns.rules.ts';

const now = Date.UTC(2026, 10, 1);
/** The moment so many days before the facts were read. */
export const ago = (days: number): string => new Date(now - days * 86_400_000).toISOString();

export const charge = (issuedAgo: number, rest: Partial<ChargeFact> = {}): ChargeFact => ({
  amount: 2750,
  status: 'paid',
  issuedAt: ago(issuedAgo),
  paidAt: ago(issuedAgo),
  givenBackAt: null,
  refundedAmount: null,
  ...rest,
});

/** A deal that both sides said had begun, and that goes on; the tutor is 100 + id, the family 200 + id. */
export const deal = (id: number, confirmedAgo: number, rest: Partial<DealFact> = {}): DealFact => ({
  id,
  tutorId: 100 + id,
  guardianId: 200 + id,
  jobId: id,
  salary: 5000,
  agreedMonths: 0,
  confirmedAt: ago(confirmedAgo),
  tutorStartedAt: ago(confirmedAgo),
  guardianStartedAt: ago(confirmedAgo),
  end: null,
  charge: charge(confirmedAgo),
  ...rest,
});

export const ended = (
  days: number,
  by: 'guardian' | 'tutor' = 'guardian',
  cause: EndReason | null = null,
) => ({ end: { at: ago(days), by, cause } });
export const neverBegan = { tutorStartedAt: null, guardianStartedAt: null } as const;

export const mark = (personId: number, kind: MarkFact['kind'], value: string): MarkFact => ({
  personId,
  kind,
  value,
});

export const tutor = (id: number, banned = false): PatternFacts['people'][number] => ({
  id,
  sides: ['tutor'],
  createdAt: ago(300),
  banned,
});

export const find = (facts: Partial<PatternFacts>) =>
  findPatterns({
    now: ago(0),
    people: [],
    marks: [],
    papers: [],
    deals: [],
    problems: [],
    requests: [],
    applications: [],
    words: [],
    ...facts,
  });
/** Keys of what is found. */
export const keys = (facts: Partial<PatternFacts>) => find(facts).map(({ key }) => key);
