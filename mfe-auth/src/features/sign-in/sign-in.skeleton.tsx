import { Card, LoadingState, PageContainer, Skeleton, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';

/** The form's shape while its code is on its way. */
export function SignInSkeleton(): ReactNode {
  return (
    <PageContainer width="narrow" py="xl">
      <Stack>
        <Stack gap="xs" align="center">
          <Skeleton width="3.5rem" height="3.5rem" round />
          <Skeleton width="14rem" height="2.25rem" />
          <Skeleton width="18rem" />
        </Stack>
        <Card roomy>
          <LoadingState label={t('signin.heading')} shape="form" count={2} />
        </Card>
      </Stack>
    </PageContainer>
  );
}
