import type { CurrentUser } from '@porao/contracts';
import {
  DashboardSkeleton,
  FailedState,
  NoticesCard,
  OfflineNotice,
  OfflineState,
  shortenName,
} from '@porao/features';
import { formatDate, Navigate, useOnline, useQuery } from '@porao/platform';
import { Grid, PageHeader, Stack, Title } from '@porao/ui';
import { AreaPage } from '../../common/area.page.tsx';
import { HireWays } from '../../common/hire.ways.tsx';
import { t } from '../../common/messages.ts';
import { dashboardReads } from './dashboard.queries.ts';
import { nextStepPath } from './next-step.ts';
import { RequestsCard } from './requests.card.tsx';
import { TodayCard, TutorsCard } from './tutors.card.tsx';

export default function DashboardPage() {
  const dashboard = useDashboard();
  const online = useOnline();
  const state = stateOf(dashboard, online);
  const user = dashboard.user.data?.data;
  const { family } = dashboard;
  const missing =
    user && user.account_status !== 'Red' && family.data ? nextStepPath(family.data.data) : null;
  // A newer answer may be loading, right after the step was done.
  if (missing && !family.isFetching) return <Navigate replace to={missing} />;
  return (
    <AreaPage>
      {(state === 'loading' || missing) && <DashboardSkeleton label={t('dashboard.loading')} />}
      {state === 'offline' && <OfflineState order={1} />}
      {state === 'failed' && (
        <FailedState
          order={1}
          title={t('dashboard.failed')}
          sources={family.isError ? [dashboard.user, family] : [dashboard.user]}
        />
      )}
      {state === 'ready' && user && !missing && <Content user={user} dashboard={dashboard} online={online} />}
    </AreaPage>
  );
}

interface ContentProps {
  user: CurrentUser;
  dashboard: Dashboard;
  online: boolean;
}

/** The next step first: requests, tutors and lessons of today, and below them the ways to another teacher. */
function Content({ user, dashboard, online }: ContentProps) {
  const { requests, tutors } = dashboard;
  return (
    <>
      <PageHeader
        title={<span title={user.name}>{t('dashboard.greeting', { name: shortenName(user.name) })}</span>}
        text={
          <>
            {user.email !== '' && (
              <>
                {user.email}
                <br />
              </>
            )}
            <span>{t('dashboard.since', { date: formatDate(user.created_at) })}</span>
          </>
        }
      />
      <Stack gap="lg">
        {!online && <OfflineNotice />}
        <Grid minColumn="20rem" data-main-content>
          <RequestsCard source={requests} />
          <TutorsCard source={tutors} />
          <TodayCard source={tutors} />
        </Grid>
        <Stack as="section" gap="sm">
          <Title order={2} size={3}>
            {t('hire.title')}
          </Title>
          <HireWays />
        </Stack>
        <NoticesCard title={t('notices.title')} notices={[t('notices.verify'), t('notices.fee')]} />
      </Stack>
    </>
  );
}

function useDashboard() {
  return {
    user: useQuery(dashboardReads.user),
    family: useQuery(dashboardReads.family),
    requests: useQuery(dashboardReads.requests),
    tutors: useQuery(dashboardReads.tutors),
  };
}
type Dashboard = ReturnType<typeof useDashboard>;

/** The page is failed without the account alone; it waits for the first try of the others, so that nothing moves. */
function stateOf(
  { user, family, requests, tutors }: Dashboard,
  online: boolean,
): 'loading' | 'offline' | 'failed' | 'ready' {
  if (user.data === undefined) {
    if (!online || user.fetchStatus === 'paused') return 'offline';
    return user.isError ? 'failed' : 'loading';
  }
  const waits = [family, requests, tutors].some(
    (read) => read.isPending && read.failureCount === 0 && read.fetchStatus !== 'paused',
  );
  return waits ? 'loading' : 'ready';
}
