import { Skeleton } from '@porao/ui';
import { lazyPart } from '../state/lazy-part.tsx';
import type { DealProblemProps } from './problem.ts';

/** The way to report a problem of a tuition, and what became of those that were reported. */
export const DealProblem = lazyPart<DealProblemProps>(
  () => import(/* webpackChunkName: "deal-problem" */ './deal-problem.part.tsx'),
  () => <Skeleton width="11rem" height="2.75rem" />,
);
