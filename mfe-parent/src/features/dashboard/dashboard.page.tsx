import type { CurrentUser } from '@porao/contracts';
import { formatDate, Navigate, useOnline } from '@porao/platform';
import { EmptyState, ErrorState, Grid, Icon, Notice, PageContainer, PageHeader, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { useRefresh } from '../../common/refresh.ts';
import { type Dashboard, stateOf, useDashboard } from './dashboard.queries.ts';
import { DashboardBones } from './dashboard.skeleton.tsx';
import { HireSection } from './hire.section.tsx';
import { nextStepPath } from './next-step.ts';
import { NoticesCard } from './notices.card.tsx';
import { LessonsCard, PaymentCard, PeopleCard } from './sample.cards.tsx';

/** The guardian's first page. */
export default function DashboardPage(): ReactNode {
  useRefresh();
  const dashboard = useDashboard();
  const online = useOnline();
  const state = stateOf(dashboard, online);
  const user = dashboard.user.data?.data;
  const { family } = dashboard;
  const missing =
    user && user.account_status !== 'Red' && family.data ? nextStepPath(family.data.data) : null;
  // A newer answer may be on its way, right after the step was done.
  if (missing && !family.isFetching) return <Navigate replace to={missing} />;
  return (
    <PageContainer py="md">
      {(state === 'loading' || missing) && <DashboardBones />}
      {state === 'offline' && (
        <EmptyState
          order={1}
          picture={<Icon name="wifi-off" size={48} />}
          title={t('offline.title')}
          text={t('offline.empty')}
        />
      )}
      {state === 'failed' && <Failed dashboard={dashboard} />}
      {state === 'ready' && user && !missing && <Content user={user} online={online} />}
    </PageContainer>
  );
}

interface ContentProps {
  user: CurrentUser;
  online: boolean;
}

function Content({ user, online }: ContentProps): ReactNode {
  return (
    <>
      <PageHeader
        title={t('dashboard.greeting', { name: user.name })}
        text={
          <>
            {user.email}
            <br />
            {t('dashboard.since', { date: formatDate(user.created_at) })}
          </>
        }
      />
      <Stack gap="lg">
        {!online && (
          <Notice tone="warning" title={t('offline.title')}>
            {t('offline.kept')}
          </Notice>
        )}
        <HireSection />
        <Grid minColumn="24rem">
          <NoticesCard />
          <LessonsCard />
          <PaymentCard />
          <PeopleCard />
        </Grid>
      </Stack>
    </>
  );
}

function Failed({ dashboard: { user, family } }: { dashboard: Dashboard }): ReactNode {
  return (
    <ErrorState
      order={1}
      title={t('dashboard.failed')}
      text={t('dashboard.failed.text')}
      onRetry={() => {
        void user.refetch();
        if (family.isError) void family.refetch();
      }}
      retryLabel={t('retry')}
      busy={user.isFetching}
      busyLabel={t('retrying')}
    />
  );
}
