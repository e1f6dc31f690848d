import { Button, ErrorState, LinkButton, PageContainer } from '@porao/ui';
import type { ReactNode } from 'react';
import { reloadPage } from '../common/reload-page.ts';
import { t } from '../messages.ts';

export function Fatal({ id }: { id: string }): ReactNode {
  return (
    <PageContainer>
      <ErrorState
        order={1}
        title={t('fatal.title')}
        text={t('fatal.text')}
        detail={t('region.report', { id })}
        action={
          <>
            <Button onClick={reloadPage}>{t('fatal.reload')}</Button>
            <LinkButton href="/" variant="default">
              {t('fatal.home')}
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
