import type { ReactNode } from 'react';
import { useKeys } from '../keyboard/keys.ts';
import { t } from '../messages.ts';
import styles from './act-bar.module.css';
import { actTools, useActs } from './acts.list.ts';

/** Shows what was just done and can be taken back, by its button or `u`, the newest first. */
export function ActBar(): ReactNode {
  const acts = useActs();
  const tools = actTools();
  useKeys([{ key: 'u', label: t('acts.undo.key'), act: () => void tools?.takeBack() }]);
  return (
    <div className={styles.bar} role="status" data-acts={acts.length > 0 || undefined}>
      {tools && <tools.Lines acts={acts} />}
    </div>
  );
}
