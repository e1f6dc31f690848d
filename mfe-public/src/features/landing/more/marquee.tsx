import { language } from '@porao/platform';
import { cx } from '@porao/ui';
import styles from './more.module.css';
import { moreTexts } from './more.text.ts';

/** Plain shapes in place of logos: there are no real ones yet (decision OQ-018). */
const marks = [
  'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24z',
  'M10 5h12a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z',
  'M16 4 29 27H3z',
  'M16 3 29 16 16 29 3 16z',
  'M9 4h14l7 12-7 12H9L2 16z',
  'M4 28A24 24 0 0 1 28 4v24z',
  'M4 6h24v8H4zM4 18h16v8H4z',
  'm16 3 4 9 9 4-9 4-4 9-4-9-9-4 9-4z',
];

/** Marks that move past, rendered twice so that the row does not end. They stop under the pointer, in focus, and for
 * people who want no motion. */
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
            <path d={marks[index]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A box that scrolls has to be a stop of the keyboard, though it does nothing itself (WCAG 2.1.1). */
const scrollable = { tabIndex: 0 } as const;
