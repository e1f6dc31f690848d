import type { ReactNode } from 'react';
import styles from './today.module.css';

interface BarsProps {
  values: readonly (number | null)[];
  format: (value: number | null) => string;
}

const size = { width: 320, height: 120, label: 18, gap: 8 };

/** Bars with their numbers. Hidden from screen readers, which have the table. */
export function Bars({ values, format }: BarsProps): ReactNode {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const step = size.width / Math.max(1, values.length);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.bars} aria-hidden="true">
      {values.map((value, place) => {
        const height = ((value ?? 0) / most) * (size.height - size.label - 2);
        const x = place * step + size.gap / 2;
        const y = size.height - height;
        const isRunning = place === values.length - 1;
        return (
          <g key={place}>
            <rect
              x={x}
              y={y - 2}
              width={step - size.gap}
              height={height + 2}
              rx="3"
              className={isRunning ? styles.running : styles.week}
            />
            <text x={x + (step - size.gap) / 2} y={y - 7} textAnchor="middle">
              {format(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
