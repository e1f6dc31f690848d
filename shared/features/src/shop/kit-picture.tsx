import type { ReactNode } from 'react';
import type { KitId } from './kits.ts';

/** Colours of the product's scenes, by day and by night. */
const art = (name: string) => `var(--art-${name})`;

/** The contents of each kit, drawn on 160 x 110. */
const scenes: Record<KitId, ReactNode> = {
  numbers: (
    <>
      <rect x="30" y="22" width="100" height="66" rx="8" fill={art('wood')} />
      <rect x="38" y="30" width="84" height="50" rx="4" fill={art('paper')} />
      <path d="M38 43h84M38 55h84M38 67h84" stroke={art('ink')} strokeWidth="2" />
      <g strokeWidth="11" strokeLinecap="round">
        <path d="M48 43v.1M60 43v.1M104 43v.1" stroke={art('cloth-3')} />
        <path d="M48 55v.1M88 55v.1M100 55v.1M112 55v.1" stroke={art('cloth-2')} />
        <path d="M48 67v.1M60 67v.1M72 67v.1M112 67v.1" stroke={art('leaf')} />
      </g>
    </>
  ),
  letters: (
    <>
      <rect x="24" y="46" width="42" height="42" rx="7" fill={art('cloth-2')} />
      <rect x="70" y="46" width="42" height="42" rx="7" fill={art('cloth-3')} />
      <rect x="50" y="8" width="40" height="40" rx="7" fill={art('leaf-2')} />
      <path d="m108 88 18-50 11 4-18 50-9 5z" fill={art('wood')} />
      <g fill="none" stroke={art('paper')} strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="m37 78 8-22 8 22M40 71h10" />
        <path d="M82 55h18M91 55v24M91 63c-9-3-11 9-2 9" />
        <path d="M63 18v20h6c8 0 8-10 0-10h-6 5c7 0 7-10 0-10z" />
      </g>
    </>
  ),
  science: (
    <>
      <path d="M66 18h26v26l20 38a6 6 0 0 1-5 8H51a6 6 0 0 1-5-8l20-38z" fill={art('paper')} />
      <path d="M58 62c14-7 26 7 42 0l11 21a5 5 0 0 1-4 7H51a5 5 0 0 1-4-7z" fill={art('leaf')} />
      <path d="M62 18h34" stroke={art('ink')} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M70 76v.1M84 82v.1M90 70v.1"
        stroke={art('paper')}
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M118 90c-2-18 2-30 14-38 4 14 0 30-14 38z" fill={art('leaf-2')} />
      <path d="M30 34l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill={art('cloth-2')} />
    </>
  ),
  craft: (
    <>
      <path
        d="M80 20c30 0 52 15 52 35 0 14-12 17-24 15-9-2-14 4-9 10 5 7-3 12-19 12-30 0-52-15-52-36s22-36 52-36z"
        fill={art('wood')}
      />
      <g strokeWidth="13" strokeLinecap="round">
        <path d="M52 50v.1" stroke={art('cloth-3')} />
        <path d="M74 38v.1" stroke={art('cloth-2')} />
        <path d="M100 40v.1" stroke={art('leaf')} />
        <path d="M56 70v.1" stroke={art('paper')} />
      </g>
      <path d="m84 78 44-58" stroke={art('ink')} strokeWidth="6" strokeLinecap="round" />
      <path d="m86 68 8 6-14 14c-3 1-5-1-4-4z" fill={art('leaf-2')} />
    </>
  ),
};

export function KitPicture({ kit }: { kit: KitId }) {
  return (
    <svg viewBox="0 0 160 110" width="160" height="110" aria-hidden="true">
      <ellipse cx="80" cy="96" rx="66" ry="9" fill={art('wall-2')} />
      {scenes[kit]}
    </svg>
  );
}
