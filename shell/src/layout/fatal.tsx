import { Button, ErrorState, LinkButton, PageContainer } from '@porao/ui';
import { Component, type ReactNode } from 'react';
import { t } from '../messages.ts';
import { report, reportId } from '../remotes/telemetry.ts';

interface FatalState {
  id: string | null;
}

/** Last stop of an error in the shell itself: says so and offers a way out. */
export class FatalBoundary extends Component<{ release: string; children: ReactNode }, FatalState> {
  override state: FatalState = { id: null };

  static getDerivedStateFromError() {
    return { id: reportId() };
  }

  override componentDidCatch(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    report({ kind: 'script-error', app: 'shell', release: this.props.release, message });
  }

  override render(): ReactNode {
    const { id } = this.state;
    if (id === null) return this.props.children;
    return (
      <PageContainer>
        <ErrorState
          order={1}
          title={t('fatal.title')}
          text={t('fatal.text')}
          detail={t('region.report', { id })}
          action={
            <>
              <Button onClick={() => location.reload()}>{t('fatal.reload')}</Button>
              <LinkButton href="/" variant="default">
                {t('fatal.home')}
              </LinkButton>
            </>
          }
        />
      </PageContainer>
    );
  }
}
