import { lazyPart } from '../state/lazy-part.tsx';
import type { EndedDealsProps } from './problem.ts';

/** Tuitions that are over, with their problems: most money is argued about after the last lesson. */
export const EndedDeals = lazyPart<EndedDealsProps>(
  () => import(/* webpackChunkName: "ended-deals" */ './ended-deals.part.tsx'),
  () => null,
);
