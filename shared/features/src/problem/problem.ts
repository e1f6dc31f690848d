import type { CaseKind, DealSide } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';

/** A tuition by its deal, a meeting by its visit, a job, or a tutor who applied by the application. */
export type ProblemOf = { deal: number } | { visit: number } | { job: number } | { candidate: number };

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
  job: 'GET /api/jobs/:jobId/cases',
  candidate: 'GET /api/candidates/:id/cases',
} as const;

/** A report or an answer makes these stale. */
export const staleCases = Object.values(casesCalls);

function callAbout(of: ProblemOf) {
  if ('job' in of) return [casesCalls.job, { jobId: of.job }] as const;
  if ('deal' in of) return [casesCalls.deal, { id: of.deal }] as const;
  return 'visit' in of
    ? ([casesCalls.visit, { id: of.visit }] as const)
    : ([casesCalls.candidate, { id: of.candidate }] as const);
}

/** The reports of this that its reader may know of. */
export function useCases(of: ProblemOf) {
  const [call, params] = callAbout(of);
  return useQuery(query(call, { params }));
}

/** Names the drafts of reports. */
export const draftOf = (of: ProblemOf): string => Object.entries(of).flat().join('-');

/** Without a deal and a meeting. */
export const isReport = (of: ProblemOf): of is { job: number } | { candidate: number } =>
  'job' in of || 'candidate' in of;
