import { Skeleton, SkeletonText } from '@porao/ui';
import type { ReactNode } from 'react';
import { CardsSkeleton } from '../../common/family/cards.skeleton.tsx';
import { t } from '../../common/messages.ts';
import own from './locations.module.css';

export const LocationsSkeleton = (): ReactNode => (
  <CardsSkeleton label={t('locations.title')}>
    <div className={own.card}>
      <Skeleton height="9rem" />
      <SkeletonText lines={2} />
    </div>
  </CardsSkeleton>
);
