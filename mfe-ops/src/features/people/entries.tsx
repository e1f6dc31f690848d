import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './people.module.css';

interface EntriesProps {
  label: string;
  empty: string;
  rows: readonly { key: string | number; content: ReactNode }[];
}

/** Rows of a card, one below the other, or what is said when there are none. */
export function Entries({ label, empty, rows }: EntriesProps): ReactNode {
  if (rows.length === 0) return <Text tone="dim">{empty}</Text>;
  return (
    <ul className={styles.entries} aria-label={label}>
      {rows.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
