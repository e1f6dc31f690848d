import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { t } from '../messages.ts';
import styles from './progress.module.css';
import { createProgress } from './progress.store.ts';

/** The page's one progress bar. */
export const progress = createProgress();

/** Runs the bar while `active`. */
export function useLoadingProgress(active: boolean): void {
  useEffect(() => (active ? progress.start() : undefined), [active]);
}

/** Bar at the top with a dimming overlay, while something of the page is on its way. */
export function ProgressBar(): ReactNode {
  const value = useSyncExternalStore(progress.subscribe, progress.current, progress.current);
  return (
    <div aria-live="polite">
      {value !== null && (
        <>
          <div className={styles.overlay} />
          <div
            className={styles.bar}
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
