import { TitledCard } from '@porao/features';
import { formatDate, formatNumber } from '@porao/platform';
import { Grid, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { Bars } from './bars.tsx';
import { NumbersTable } from './numbers.table.tsx';
import styles from './weeks.module.css';

interface Series<Week> {
  label: string;
  value: (week: Week) => number | null;
  format?: (value: number) => string;
  /** The sum of the weeks is above the bars. */
  isSum?: boolean;
}

interface WeeksCardProps<Week> {
  title: string;
  text?: string;
  /** With the day that each begins on; the running one is the last. */
  weeks: readonly Week[];
  series: readonly Series<Week>[];
}

const textOf = (value: number | null, format = formatNumber): string =>
  value === null ? '–' : format(value);

/** Numbers of weeks as bars, and the same as a table. */
export function WeeksCard<Week extends { from: string }>(props: WeeksCardProps<Week>): ReactNode {
  const { title, text, weeks, series } = props;
  const first = weeks[0];
  return (
    <TitledCard title={title}>
      {text && <Text tone="dim">{text}</Text>}
      <Grid minColumn="13rem" gap="lg">
        {series.map(({ label, value, format, isSum }) => {
          const values = weeks.map(value);
          const sum = values.reduce<number>((all, one) => all + (one ?? 0), 0);
          return (
            <figure key={label} className={styles.figure}>
              <figcaption>
                <Text as="span" weight="bold">
                  {isSum ? t('weeks.sum', { label, sum: textOf(sum, format) }) : label}
                </Text>
              </figcaption>
              <Bars values={values} format={(one) => textOf(one, format)} />
              <div className={styles.ends} aria-hidden="true">
                <span>{first && formatDate(first.from)}</span>
                <span>{t('weeks.now')}</span>
              </div>
            </figure>
          );
        })}
      </Grid>
      <details className={styles.details}>
        <summary>{t('weeks.table')}</summary>
        <NumbersTable
          label={title}
          heads={[t('weeks.from'), ...series.map(({ label }) => label)]}
          rows={weeks.map((week) => [
            formatDate(week.from),
            ...series.map(({ value, format }) => textOf(value(week), format)),
          ])}
        />
      </details>
    </TitledCard>
  );
}
