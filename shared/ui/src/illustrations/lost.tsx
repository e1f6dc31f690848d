import type { ReactNode } from 'react';
import { art, Line } from './line.tsx';

/** A paper kite that flew away: the page that is not there. */
export function LostIllustration(): ReactNode {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      <path d="M14 122c0-46 44-88 108-88s106 40 106 84-46 44-106 44-108 2-108-40z" fill={art('wall')} />
      <path
        d="M30 140c16-14 36-14 50-3 14-14 38-14 52-1 16-13 42-12 62 6-14 14-42 20-74 20s-70-2-90-22z"
        fill={art('leaf')}
      />
      <path d="M150 30l38 24-22 40-40-22z" fill={art('cloth-2')} />
      <path d="M150 30l16 64M188 54l-62 18" stroke={art('wood-2')} strokeWidth="3" />
      <Line d="M166 94c8 16-8 20-2 34s-16 12-30 8-28 6-44 2" color="cloth-3" width="3" />
      <path d="M160 112l12-4-2 12zM156 128l14 4-8 8z" fill={art('cloth-3')} />
      <path d="M52 66c0-9 14-11 18-3 8-4 17 2 14 9H50c-6-1-5-7 2-6z" fill={art('paper')} />
    </svg>
  );
}
