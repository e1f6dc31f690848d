import { Card, LoadingState, PageContainer, Skeleton, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export function AuthSkeleton({ fields }: { fields: number }): ReactNode {
  return (
    <PageContainer width="narrow" py="xl">
      <Stack>
        <Stack gap="xs" align="center">
          <Skeleton width="3.5rem" height="3.5rem" round />
          <Skeleton width="14rem" height="2.25rem" />
          <Skeleton width="18rem" />
        </Stack>
        <Card roomy>
          <LoadingState label={t('page.loading')} shape="form" count={fields} />
        </Card>
      </Stack>
    </PageContainer>
  );
}
