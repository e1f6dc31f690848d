import { Flex, Skeleton, SkeletonText, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { CardsSkeleton } from '../../common/family/cards.skeleton.tsx';
import { t } from '../../common/messages.ts';

export const StudentsSkeleton = (): ReactNode => (
  <CardsSkeleton label={t('students.title')}>
    <Stack>
      <Flex gap="sm" align="center">
        <Skeleton width="2.75rem" height="2.75rem" round />
        <Skeleton width="10rem" height="1.5rem" />
      </Flex>
      <SkeletonText lines={3} />
    </Stack>
  </CardsSkeleton>
);
