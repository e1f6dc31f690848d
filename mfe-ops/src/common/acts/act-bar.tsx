import type { ReactNode } from 'react';
import { useKeys } from '../keyboard/keys.ts';
import { t } from '../messages.ts';
import styles from './act-bar.module.css';
import { ActLines } from './act-lines.tsx';
import { useActs } from './acts.list.ts';
import { takeBack } from './acts.store.ts';

/** Shows what was just done and can be taken back, by its button or `u`, the newest first. */
export function ActBar(): ReactNode {
  const acts = useActs();
  useKeys([{ key: 'u', label: t('acts.undo.key'), act: () => void takeBack() }]);
  return (
    <div className={styles.bar} role="status" data-acts={acts.length > 0 || undefined}>
      <ActLines acts={acts} />
    </div>
  );
}
