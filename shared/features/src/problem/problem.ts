import type { CaseKind, DealSide } from '@porao/contracts';
import type { ReactNode } from 'react';

export interface DealProblemProps {
  dealId: number;
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

export const casesCall = 'GET /api/deals/:id/cases';
