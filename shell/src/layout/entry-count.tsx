import type { Area, MenuCount } from '@porao/contracts';
import { formatNumber, useQuery, useSession } from '@porao/platform';
import type { ReactNode } from 'react';
import { areaRead } from '../remotes/area-reads.ts';
import styles from './area.module.css';

/** Milliseconds; the bar stays while pages come and go. */
const refetchInterval = 5 * 60_000;

/** Higher counts do not fit into a badge. */
const most = 99;

/** The number beside an entry, from the same cached read that its remote uses; nothing until it is known, and where there is none. */
export function EntryCount({ count, area }: { count: MenuCount; area: Area }): ReactNode {
  // Somebody of the other role is only passing through to where they belong.
  const enabled = area.roles.includes(useSession()?.type ?? '');
  const value = useQuery({ ...areaRead(count.call), refetchInterval, enabled }).data?.data?.[count.field];
  return typeof value === 'number' && value > 0 ? <CountBadge value={value} /> : null;
}

export const CountBadge = ({ value }: { value: number }): ReactNode => (
  <span className={styles.count}>{value > most ? `${formatNumber(most)}+` : formatNumber(value)}</span>
);
