import { language } from '@porao/platform';
import { cx } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './more.module.css';
import { moreTexts } from './more.text.ts';
import { scrollable } from './scrollable.ts';

/** Plain shapes in place of logos: nobody has featured us yet (decision OQ-018). */
const marks: readonly ReactNode[] = [
  <circle cx="16" cy="16" r="12" />,
  <rect x="5" y="5" width="22" height="22" rx="5" />,
  <path d="M16 4 29 27H3z" />,
  <path d="M16 3 29 16 16 29 3 16z" />,
  <path d="M9 4h14l7 12-7 12H9L2 16z" />,
  <path d="M4 28a24 24 0 0 1 24-24v24z" />,
  <path d="M4 6h24v8H4zM4 18h16v8H4z" />,
  <path d="M16 3l4 9 9 4-9 4-4 9-4-9-9-4 9-4z" />,
];

/** Marks that pass by, twice over so that the row never ends; they stand while looked at, and for people who
 * want no motion. */
export function Marquee() {
  return (
    <div className={styles.marquee} role="region" aria-label={moreTexts[language].marks} {...scrollable}>
      <Marks />
      <Marks isCopy />
    </div>
  );
}

function Marks({ isCopy = false }: { isCopy?: boolean }) {
  const names = moreTexts[language].markNames;
  return (
    <ul className={cx(styles.marks, isCopy && styles.copy)} aria-hidden={isCopy}>
      {names.map((name, index) => (
        <li key={name}>
          <svg viewBox="0 0 32 32" width="32" height="32" fill="currentColor" aria-hidden="true">
            {marks[index]}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
