import type { ReactNode } from 'react';
import { art } from './art.ts';

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
      <path
        d="M166 94c8 16-8 20-2 34s-16 12-30 8-28 6-44 2"
        fill="none"
        stroke={art('cloth-3')}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M160 112l12-4-2 12zM156 128l14 4-8 8z" fill={art('cloth-3')} />
      <path d="M52 66c0-9 14-11 18-3 8-4 17 2 14 9H50c-6-1-5-7 2-6z" fill={art('paper')} />
    </svg>
  );
}

/** A broken lamp: something failed here, and the rest of the page works. */
export function ErrorIllustration(): ReactNode {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      <path d="M14 116c0-48 46-86 108-86s106 38 106 82-44 50-106 50-108 0-108-46z" fill={art('wall')} />
      <rect x="40" y="142" width="160" height="12" rx="6" fill={art('wood')} />
      <path d="M92 52h56l18 46H74z" fill={art('cloth-2')} />
      <path d="M120 98v36" stroke={art('wood-2')} strokeWidth="8" />
      <rect x="94" y="132" width="52" height="10" rx="5" fill={art('wood-2')} />
      <path d="M148 98v18" stroke={art('ink')} strokeWidth="2.5" />
      <circle cx="148" cy="120" r="4.5" fill={art('cloth-3')} />
      <path d="M64 128h22v14H64zM60 118h24v10H60z" fill={art('cloth')} />
      <path
        d="M176 106c8-4 8-12 2-16M188 116c14-8 16-24 4-36"
        fill="none"
        stroke={art('ink')}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
      />
    </svg>
  );
}

/** A phone tower behind a cloud: no connection. */
export function OfflineIllustration(): ReactNode {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      <path d="M14 116c0-48 46-86 108-86s106 38 106 82-44 50-106 50-108 0-108-46z" fill={art('wall')} />
      <path
        d="M22 140c30-20 62-20 96-4 30-16 66-16 98 4-14 16-48 22-94 22s-84-6-100-22z"
        fill={art('leaf')}
      />
      <path
        d="M120 64l-22 80M120 64l22 80M107 112h26M102 130h36M113 90h14"
        stroke={art('wood-2')}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="120" cy="60" r="7" fill={art('cloth-3')} />
      <path
        d="M98 46a26 26 0 0 0 0 30M142 46a26 26 0 0 1 0 30"
        fill="none"
        stroke={art('ink')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="7 9"
      />
      <path
        d="M138 96c0-15 22-19 29-6 14-7 29 3 25 15 13 2 12 19-1 19h-54c-17 0-17-25 1-28z"
        fill={art('paper')}
      />
    </svg>
  );
}
