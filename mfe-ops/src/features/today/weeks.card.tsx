import type { OpsToday } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate, formatNumber } from '@porao/platform';
import { Grid, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import styles from './today.module.css';

type Week = OpsToday['weeks'][number];

const series = ['requests', 'applications', 'deals', 'median_days'] as const;

const numberOf = (value: number | null): string => (value === null ? '–' : formatNumber(value));
const weekName = (week: Week | undefined): string => (week ? formatDate(week.from) : '');

export function WeeksCard({ weeks }: { weeks: readonly Week[] }): ReactNode {
  return (
    <TitledCard title={t('today.weeks')}>
      <Grid minColumn="13rem" gap="lg">
        {series.map((name) => (
          <figure key={name} className={styles.figure}>
            <figcaption>
              <Text as="span" weight="bold">
                {t(`today.weeks.${name}`)}
              </Text>
            </figcaption>
            <Bars values={weeks.map((week) => week[name])} format={numberOf} />
            <div className={styles.ends} aria-hidden="true">
              <span>{weekName(weeks[0])}</span>
              <span>{t('today.weeks.now')}</span>
            </div>
          </figure>
        ))}
      </Grid>
      <details className={styles.details}>
        <summary>{t('today.table')}</summary>
        <WeeksTable weeks={weeks} />
      </details>
    </TitledCard>
  );
}

function WeeksTable({ weeks }: { weeks: readonly Week[] }): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('today.weeks.from')}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {t(`today.weeks.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.from}>
            <th scope="row">{formatDate(week.from)}</th>
            {series.map((name) => (
              <td key={name}>{numberOf(week[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BarsProps {
  values: readonly (number | null)[];
  format: (value: number | null) => string;
}

const size = { width: 320, height: 120, label: 18, gap: 8 };

/** Bars with their numbers. Hidden from screen readers, which have the table. */
function Bars({ values, format }: BarsProps): ReactNode {
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
