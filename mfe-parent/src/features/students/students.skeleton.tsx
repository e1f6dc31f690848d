import { Card, Flex, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';

/** Cards of students on their way. */
export function StudentsBones(): ReactNode {
  return (
    <Stack role="status" aria-busy="true">
      <VisuallyHidden>{t('students.title')}</VisuallyHidden>
      {[1, 2, 3].map((card) => (
        <Card key={card}>
          <Stack>
            <Flex gap="sm" align="center">
              <Skeleton width="2.75rem" height="2.75rem" round />
              <Skeleton width="10rem" height="1.5rem" />
            </Flex>
            <SkeletonText lines={3} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
