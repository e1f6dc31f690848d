import { Button, ErrorState, LinkButton, PageContainer } from '@porao/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../common/error-boundary.tsx';
import { reloadPage } from '../common/reload-page.ts';
import { t } from '../messages.ts';

export function FatalBoundary({ release, children }: { release: string; children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary app={{ name: 'shell', release }} renderFallback={(id) => <Fatal id={id} />}>
      {children}
    </ErrorBoundary>
  );
}

function Fatal({ id }: { id: string }): ReactNode {
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
