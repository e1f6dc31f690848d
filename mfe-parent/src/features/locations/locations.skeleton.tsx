import { Card, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import own from './locations.module.css';

/** Cards of addresses on their way. */
export function LocationsBones(): ReactNode {
  return (
    <Stack role="status" aria-busy="true">
      <VisuallyHidden>{t('locations.title')}</VisuallyHidden>
      {[1, 2, 3].map((card) => (
        <Card key={card}>
          <div className={own.card}>
            <Skeleton height="9rem" />
            <SkeletonText lines={2} />
          </div>
        </Card>
      ))}
    </Stack>
  );
}
