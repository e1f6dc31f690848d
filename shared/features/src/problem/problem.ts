import type { CaseKind, DealSide } from '@porao/contracts';
import { query } from '@porao/platform';
import type { ReactNode } from 'react';

/** A tuition by its deal, a meeting by its visit, or a job; a guardian names a tutor who applied to it. */
export type ProblemOf = { deal: number } | { visit: number } | { job: number; tutor?: number };

export interface DealProblemProps {
  of: ProblemOf;
  /** The kind that a report begins with, which its button says. */
  kind?: 'unsafe' | 'report';
  /** The reader's side of the tuition. */
  side: DealSide;
  /** Name of the other side. */
  name: string;
  /** Another act that is rarely needed, in the same row. */
  beside?: ReactNode;
}

/** Said when the reader ended the tuition: the report begins with it. */
export interface AfterEnd {
  kind: CaseKind;
  text: string;
}

export interface EndedDealsProps {
  side: DealSide;
}

const casesCalls = {
  deal: 'GET /api/deals/:id/cases',
  visit: 'GET /api/visits/:id/cases',
  job: 'GET /api/jobs/:id/cases',
} as const;

/** A report or an answer makes these stale. */
export const staleCases = Object.values(casesCalls);

export const casesOf = (of: ProblemOf) => {
  if ('job' in of) {
    const { job: id, tutor } = of;
    return query(casesCalls.job, { params: { id }, query: tutor === undefined ? {} : { tutor_id: tutor } });
  }
  const [call, id] = 'deal' in of ? [casesCalls.deal, of.deal] : [casesCalls.visit, of.visit];
  return query(call, { params: { id } });
};
