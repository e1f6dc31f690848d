import type { ReactNode } from 'react';
import { art, Line } from './line.tsx';

/** A tutor and a child over a book at a table by the window. Takes the width it is given. */
export function LandingIllustration(): ReactNode {
  return (
    <svg
      viewBox="0 0 480 380"
      width="480"
      height="380"
      aria-hidden="true"
      style={{ width: '100%', height: 'auto' }}
    >
      <path
        d="M36 210C20 110 96 28 214 26c126-2 232 58 238 168 4 88-62 150-204 152S48 300 36 210z"
        fill={art('wall')}
      />
      <Window />
      <Plant />
      <Tutor />
      <Child />
      <Table />
    </svg>
  );
}

function Window(): ReactNode {
  return (
    <g>
      <rect x="176" y="58" width="128" height="112" rx="14" fill={art('paper')} />
      <rect x="184" y="66" width="112" height="96" rx="9" fill={art('glow')} />
      <circle cx="268" cy="98" r="17" fill={art('cloth-2')} />
      <path
        d="M184 140c20-18 44-18 62-4 14-12 34-12 50-2v19a9 9 0 0 1-9 9h-94a9 9 0 0 1-9-9z"
        fill={art('leaf')}
      />
      <path d="M240 66v96M184 114h112" stroke={art('paper')} strokeWidth="6" />
    </g>
  );
}

function Plant(): ReactNode {
  return (
    <g>
      <path d="M400 190c-8-34 4-58 20-70 4 26-2 52-14 70z" fill={art('leaf')} />
      <path d="M402 192c-26-10-38-32-38-52 22 8 36 28 42 50z" fill={art('leaf-2')} />
      <path d="M404 194c4-26 20-42 42-46-2 24-18 42-38 50z" fill={art('leaf-2')} />
      <path d="M382 190h46l-7 48h-32z" fill={art('cloth-3')} />
      <rect x="372" y="238" width="66" height="9" rx="4.5" fill={art('wood')} />
    </g>
  );
}

function Tutor(): ReactNode {
  return (
    <g>
      <path d="M92 300c-2-66 14-104 60-106 44-2 62 30 68 106z" fill={art('cloth')} />
      <path d="M120 198c6 40 10 70 6 102H98c-4-60 4-92 22-102z" fill={art('cloth-2')} />
      <path d="M138 172h28v24c-4 12-24 12-28 0z" fill={art('skin')} />
      <circle cx="154" cy="146" r="34" fill={art('skin-2')} />
      <path
        d="M118 150c-6-34 14-54 40-52 26 0 36 20 32 36-18 0-36-6-46-18-4 16-14 26-26 34z"
        fill={art('hair')}
      />
      <path d="M118 142c-14 8-18 32-8 50 10-6 14-24 16-40z" fill={art('hair')} />
      <Line d="M166 150v.1M184 150v.1" color="hair" width="5" />
      <Line d="M166 165c5 5 12 5 16 0" color="hair" width="3" />
      <Line d="M206 226c24 22 34 40 54 52" color="cloth" width="26" />
      <Line d="M258 278l18 8" color="skin-2" width="15" />
    </g>
  );
}

function Child(): ReactNode {
  return (
    <g>
      <path d="M290 304c-2-48 14-74 46-74s50 26 50 74z" fill={art('cloth-3')} />
      <path d="M326 212h22v20c-4 9-18 9-22 0z" fill={art('skin')} />
      <path d="M312 236c8 8 40 8 50 0l-6 16c-10 6-28 6-38 0z" fill={art('paper')} />
      <circle cx="334" cy="190" r="30" fill={art('skin-2')} />
      <path
        d="M304 190c-6-30 12-48 34-46 24 2 32 24 26 44-6-12-10-16-16-22-14 8-30 8-40 6z"
        fill={art('hair')}
      />
      <Line d="M318 194v.1M334 196v.1" color="hair" width="5" />
      <Line d="M316 207c5 6 12 6 16 1" color="hair" width="3" />
      <Line d="M372 260c-2 18-20 28-44 28" color="cloth-3" width="20" />
      <Line d="M330 288l-14 2" color="skin-2" width="13" />
      <Line d="M312 292l-14-26" color="cloth-2" width="5" />
    </g>
  );
}

function Table(): ReactNode {
  return (
    <g>
      <path d="M90 318h20l-8 48h-10zM372 318h20l-2 48h-10z" fill={art('wood-2')} />
      <rect x="58" y="302" width="366" height="20" rx="10" fill={art('wood')} />
      <path
        d="M268 302c-18-11-42-12-66-7v-14c24-5 48-3 66 8 18-11 42-13 66-8v14c-24-5-48-4-66 7z"
        fill={art('paper')}
      />
      <path d="M268 289v13" stroke={art('ink')} strokeWidth="2" />
      <path
        d="M214 290c14-2 28-1 42 4M280 294c14-5 28-6 42-4"
        fill="none"
        stroke={art('ink')}
        strokeWidth="2.5"
      />
      <rect x="104" y="288" width="62" height="14" rx="3" fill={art('cloth-3')} />
      <rect x="110" y="275" width="54" height="13" rx="3" fill={art('leaf-2')} />
      <rect x="102" y="262" width="58" height="13" rx="3" fill={art('cloth-2')} />
      <path d="M356 276h26v20a6 6 0 0 1-6 6h-14a6 6 0 0 1-6-6z" fill={art('paper')} />
      <path d="M382 281c10-1 11 13 0 12" fill="none" stroke={art('paper')} strokeWidth="4" />
    </g>
  );
}
