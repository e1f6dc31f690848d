import { formatNumber } from '@porao/platform';
import { Card, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './waiting.module.css';

interface WaitingCardProps {
  count: number;
  label: string;
  /** The list that it leads to. */
  to: string;
  isUrgent?: boolean;
  /** Below the label: since when, for example. */
  note?: string;
}

/** Is an item of a list of numbers, each with its way to what waits. */
export function WaitingCard({ count, label, to, isUrgent = false, note }: WaitingCardProps): ReactNode {
  return (
    <Card as="li" interactive look={isUrgent ? 'mango' : 'plain'}>
      <LinkAnchor to={to} look="plain" stretched className={styles.link}>
        <strong className={styles.count}>{formatNumber(count)}</strong> {label}
      </LinkAnchor>
      {note && (
        <Text size="sm" tone={isUrgent ? 'default' : 'dim'}>
          {note}
        </Text>
      )}
    </Card>
  );
}
