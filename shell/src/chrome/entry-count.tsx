import type { MenuCount } from '@porao/contracts';
import { formatNumber, query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import styles from './area.module.css';

type Read = (call: string) => {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<{ data?: Record<string, unknown> }>;
};
/** A manifest names its read, so the shell knows its key only as a text. */
const read = query as unknown as Read;

/** Milliseconds; the bar stays while pages come and go. */
const refetchInterval = 5 * 60_000;

/** A badge holds no more. */
const most = 99;

/** The number beside an entry, from the same cached read that its remote uses; nothing until it is known. */
export function EntryCount({ count }: { count: MenuCount }): ReactNode {
  const value = useQuery({ ...read(count.call), refetchInterval }).data?.data?.[count.field];
  if (typeof value !== 'number') return null;
  return (
    <span className={styles.count}>{value > most ? `${formatNumber(most)}+` : formatNumber(value)}</span>
  );
}
