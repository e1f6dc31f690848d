import { home, jobBoard } from '@porao/contracts/paths';
import { EmptyState, LinkButton, PageContainer } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { useTitle } from './route-change.ts';

export function NotFound(): ReactNode {
  useTitle(t('not-found.title'));
  return (
    <PageContainer>
      <EmptyState
        order={1}
        title={t('not-found.title')}
        text={t('not-found.text')}
        action={
          <>
            <LinkButton to={home}>{t('not-found.home')}</LinkButton>
            <LinkButton to={jobBoard} variant="default">
              {t('not-found.jobs')}
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
