import { Card, LoadingState, PageContainer, PageHeader, Skeleton, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import styles from './settings.module.css';

/** A form while its values load. */
export function FormSkeleton(): ReactNode {
  return (
    <Card roomy className={styles.column}>
      <LoadingState label={t('settings.loading')} shape="form" count={4} />
    </Card>
  );
}

/** A settings page while its code loads. */
export function SettingsSkeleton(): ReactNode {
  return (
    <PageContainer py="md">
      <PageHeader title={t('settings.title')} />
      <Stack>
        <Skeleton width="18rem" height="2.8125rem" />
        <FormSkeleton />
      </Stack>
    </PageContainer>
  );
}
