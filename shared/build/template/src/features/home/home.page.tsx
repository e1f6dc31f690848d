import { PageContainer, PageHeader } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';

export default function HomePage(): ReactNode {
  return (
    <PageContainer py="md">
      <PageHeader title={t('home.title')} text={t('home.text')} />
    </PageContainer>
  );
}
