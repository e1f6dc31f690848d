import type { ReactNode } from 'react';
import { art } from './art.ts';

interface LineProps {
  d: string;
  color: Parameters<typeof art>[0];
  width: string;
}

/** A stroke with round ends. */
export function Line({ d, color, width }: LineProps): ReactNode {
  return <path d={d} fill="none" stroke={art(color)} strokeWidth={width} strokeLinecap="round" />;
}
