import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { LinkAnchor } from '../text/anchor.tsx';
import { Card } from './card.tsx';
import styles from './stat-card.module.css';

export interface StatCardProps {
  /** Already in the language's digits. */
  value: ReactNode;
  label: string;
  icon?: IconName;
  /** Where the whole card leads. */
  to?: string;
}

/** One number and what it counts. */
export function StatCard({ value, label, icon, to }: StatCardProps): ReactNode {
  return (
    <Card interactive={to !== undefined} className={styles.stat}>
      {icon && <Icon name={icon} size={24} className={styles.statIcon} />}
      <span className={styles.statValue}>{value}</span>
      <span className={styles.statLabel}>
        {to === undefined ? (
          label
        ) : (
          <LinkAnchor to={to} look="plain" stretched>
            {label}
          </LinkAnchor>
        )}
      </span>
    </Card>
  );
}
