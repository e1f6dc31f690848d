import type { DealSide } from '@porao/contracts';
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

export interface EndedDealsProps {
  side: DealSide;
}

export const casesCall = 'GET /api/deals/:id/cases';
