import { TitledCard } from '@porao/features';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './people.module.css';

interface EntriesProps<Row> {
  label: string;
  empty: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  children: (row: Row) => ReactNode;
}

export function Entries<Row>({ label, empty, rows, keyOf, children }: EntriesProps<Row>): ReactNode {
  if (rows.length === 0) return <Text tone="dim">{empty}</Text>;
  return (
    <ul className={styles.entries} aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  );
}

interface EntriesCardProps<Row> extends Omit<EntriesProps<Row>, 'label'> {
  title: string;
  label?: string;
  beside?: ReactNode;
}

export function EntriesCard<Row>(props: EntriesCardProps<Row>): ReactNode {
  const { title, label = title, beside } = props;
  return (
    <TitledCard title={title} beside={beside}>
      <Entries {...props} label={label} />
    </TitledCard>
  );
}
