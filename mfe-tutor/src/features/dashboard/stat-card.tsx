import { Card, LinkAnchor } from '@porao/ui';
import styles from './stat-card.module.css';

interface StatCardProps {
  /** Already in the language's digits. */
  value: string;
  label: string;
  /** Where the whole card leads. */
  to: string;
}

export function StatCard({ value, label, to }: StatCardProps) {
  return (
    <Card interactive className={styles.stat}>
      <span className={styles.value}>{value}</span>
      <span className={styles.label}>
        <LinkAnchor to={to} look="plain" stretched>
          {label}
        </LinkAnchor>
      </span>
    </Card>
  );
}
