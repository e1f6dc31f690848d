import type { ReactNode } from 'react';

const art = (name: string) => `var(--art-${name})`;

/** A small open book with nothing on its pages yet. */
export function EmptyPicture(): ReactNode {
  return (
    <svg width="148" height="104" viewBox="0 0 148 104" aria-hidden="true">
      <ellipse cx="74" cy="92" rx="66" ry="9" fill={art('wall-2')} />
      <path
        d="M74 82C58 72 38 70 18 74V28c20-4 40-2 56 8 16-10 36-12 56-8v46c-20-4-40-2-56 8z"
        fill={art('cloth')}
      />
      <path
        d="M74 76C58 67 42 65 25 68V23c17-3 33-1 49 9 16-10 32-12 49-9v45c-17-3-33-1-49 8z"
        fill={art('paper')}
      />
      <path
        d="M74 32v44M36 36c9-1 17 0 26 4M36 47c9-1 17 0 26 4M112 36c-9-1-17 0-26 4"
        fill="none"
        stroke={art('ink')}
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".55"
      />
      <path d="M98 18h12v26l-6-5-6 5z" fill={art('cloth-2')} />
      <path d="M120 16c0-6 4-11 11-12 0 7-4 12-11 12zM120 16c-1-4-4-7-9-7 1 4 4 7 9 7z" fill={art('leaf')} />
    </svg>
  );
}
