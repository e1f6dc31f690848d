import { useStore } from '@porao/platform';
import type { ReactNode } from 'react';
import { progress } from '../common/progress.ts';
import { t } from '../messages.ts';
import styles from './layout.module.css';

export function ProgressBar(): ReactNode {
  const value = useStore(progress);
  return (
    <div aria-live="polite">
      {value !== null && (
        <>
          <div className={styles.progressShade} />
          <div
            className={styles.progress}
            role="progressbar"
            aria-label={t('progress.label')}
            aria-valuenow={Math.round(value)}
            style={{ transform: `scaleX(${value / 100})` }}
          />
        </>
      )}
    </div>
  );
}
