import type { OpsToday } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate, formatNumber } from '@porao/platform';
import { Grid, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { Bars } from './bars.tsx';
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
