import type { OpsToday } from '@porao/contracts';
import { formatNumber, formatRelative } from '@porao/platform';
import { Card, Grid, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { t } from './messages.ts';
import styles from './today.module.css';

type Waiting = OpsToday['waiting'];

/** In the order of a day's work, with the list that each leads to. */
const queues: readonly { name: keyof Waiting; to: string }[] = [
  { name: 'requests', to: paths.requests },
  { name: 'credentials', to: paths.credentials },
  { name: 'charges_overdue', to: `${paths.invoices}?due=overdue` },
  { name: 'charges_due', to: `${paths.invoices}?due=due` },
  { name: 'deals', to: `${paths.deals}?waiting=any` },
];

export function WaitingTiles({ waiting }: { waiting: Waiting }): ReactNode {
  return (
    <Grid
      as="ul"
      minColumn="9.5rem"
      gap="sm"
      aria-label={t('today.waiting')}
      className={styles.tiles}
      data-main-content
    >
      {queues.map(({ name, to }) => {
        const { count, oldest } = waiting[name];
        const isUrgent = name === 'charges_overdue' && count > 0;
        return (
          <Card as="li" key={name} interactive look={isUrgent ? 'mango' : 'plain'}>
            <LinkAnchor to={to} look="plain" stretched className={styles.link}>
              <strong className={styles.count}>{formatNumber(count)}</strong> {t(`today.waiting.${name}`)}
            </LinkAnchor>
            <Text size="sm" tone={isUrgent ? 'default' : 'dim'}>
              {oldest === null ? t('today.none') : t('today.oldest', { ago: formatRelative(oldest) })}
            </Text>
          </Card>
        );
      })}
    </Grid>
  );
}
