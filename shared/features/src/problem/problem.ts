import type { DealSide } from '@porao/contracts';

export interface DealProblemProps {
  dealId: number;
  /** The reader's side of the tuition. */
  side: DealSide;
  /** Name of the other side. */
  name: string;
}

export interface EndedDealsProps {
  side: DealSide;
}

export const casesCall = 'GET /api/deals/:id/cases';
