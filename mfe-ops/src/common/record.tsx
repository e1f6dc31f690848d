import { useNavigate } from '@porao/platform';
import { Card, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { useKeys } from './keyboard/keys.ts';
import { t } from './messages.ts';
import type { Neighbours } from './queue/queue-order.ts';
import type { RowId } from './queue/roving-focus.ts';
import styles from './record.module.css';

interface RecordProps {
  children: ReactNode;
  /** Buttons, the main one first: usually `KeyButton`s. */
  acts?: ReactNode;
  /** Below the acts on a wide page, after the facts on a phone. */
  aside?: ReactNode;
  neighbours?: Neighbours;
  to?: (id: RowId) => string;
}

/** One thing to decide on: its facts, and the acts beside them; on a phone these stay at the bottom of the screen. */
export function Record({ children, acts, aside, neighbours, to }: RecordProps): ReactNode {
  const navigate = useNavigate();
  const { previous, next } = neighbours ?? {};
  const step = (id: RowId | undefined) => id !== undefined && to && void navigate(to(id));
  useKeys(
    to
      ? [
          { key: 'j', label: t('keys.next'), act: () => step(next) },
          { key: 'k', label: t('keys.previous'), act: () => step(previous) },
        ]
      : [],
  );
  return (
    <div className={styles.record}>
      <Stack gap="lg" className={styles.facts}>
        {children}
      </Stack>
      {acts && (
        <Card as="section" aria-label={t('record.acts')} className={styles.acts} data-record-acts="">
          {acts}
        </Card>
      )}
      {aside && (
        <Stack gap="lg" className={styles.aside}>
          {aside}
        </Stack>
      )}
    </div>
  );
}
