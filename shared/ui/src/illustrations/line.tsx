import type { ReactNode } from 'react';

/** A colour of the scene; each has a value by day and one by night in tokens.css. */
export const art = (name: string): string => `var(--art-${name})`;

interface LineProps {
  d: string;
  color: Parameters<typeof art>[0];
  width: string;
}

/** A stroke with round ends. */
export function Line({ d, color, width }: LineProps): ReactNode {
  return <path d={d} fill="none" stroke={art(color)} strokeWidth={width} strokeLinecap="round" />;
}
