import { language } from '@porao/platform';
import { Button, Text } from '@porao/ui';
import { type ReactNode, useEffect } from 'react';
import { t } from '../messages.ts';
import styles from './slot.module.css';
import type { SlotPlace } from './slot-contents.tsx';

interface SlotFailureProps {
  place: SlotPlace;
  /** Names the report. */
  id?: string;
  onRetry: () => void;
}

/** In place of a content that failed; the page around it works as before. */
export function SlotFailure({ place, id, onRetry }: SlotFailureProps): ReactNode {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const name = place.fill.label[language];
  return (
    <div role="status" className={styles.failed}>
      <Text weight="bold">{t('slot.failed', { name })}</Text>
      <Text size="sm" tone="dim">
        {navigator.onLine ? t('slot.text') : t('region.offline')}
      </Text>
      <Button size="sm" variant="default" icon="refresh" onClick={onRetry}>
        {t('region.retry')}
      </Button>
      {id !== undefined && (
        <Text size="xs" tone="dim">
          {t('region.report', { id })}
        </Text>
      )}
    </div>
  );
}
