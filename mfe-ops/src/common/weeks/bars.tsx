import type { ReactNode } from 'react';
import styles from './weeks.module.css';

interface BarsProps {
  values: readonly (number | null)[];
  format: (value: number | null) => string;
}

const size = { width: 320, height: 120, label: 18 };
/** Width of a digit; a text of as many as fit over a bar is shown there. */
const digit = 8;

/** Bars with their numbers; with the highest and the last one only, where not all fit. Hidden from screen readers, which
 * have the table. */
export function Bars({ values, format }: BarsProps): ReactNode {
  const texts = values.map(format);
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const step = size.width / Math.max(1, values.length);
  const gap = Math.min(8, step / 3);
  const longest = Math.max(0, ...texts.map(({ length }) => length)) * digit;
  const last = values.length - 1;
  const highest = values.lastIndexOf(most);
  // Both texts are beside each other only where each has room.
  const isShown = (place: number) =>
    longest <= step || place === last || (place === highest && (last - place) * step > 1.5 * longest);
  /** A text that is wider than its bar stays within the picture. */
  const anchorOf = (place: number) => {
    const middle = (place + 0.5) * step;
    if (middle < longest / 2) return { x: 0, textAnchor: 'start' } as const;
    if (middle > size.width - longest / 2) return { x: size.width, textAnchor: 'end' } as const;
    return { x: middle, textAnchor: 'middle' } as const;
  };
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.bars} aria-hidden="true">
      {values.map((value, place) => {
        const height = ((value ?? 0) / most) * (size.height - size.label - 2);
        const x = place * step + gap / 2;
        const y = size.height - height;
        return (
          <g key={place}>
            <rect
              x={x}
              y={y - 2}
              width={step - gap}
              height={height + 2}
              rx={Math.min(3, (step - gap) / 2)}
              className={place === last ? styles.running : styles.week}
            />
            {isShown(place) && (
              <text {...anchorOf(place)} y={y - 7}>
                {texts[place]}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
