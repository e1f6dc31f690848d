import type { CurrentUser } from '@porao/contracts';
import {
  DashboardSkeleton,
  FailedState,
  NoticesCard,
  OfflineNotice,
  OfflineState,
  shortenName,
} from '@porao/features';
import { formatDate, Navigate, useOnline } from '@porao/platform';
import { Grid, PageHeader, Stack, Title } from '@porao/ui';
import { AreaPage } from '../../common/area.page.tsx';
import { HireWays } from '../../common/hire.ways.tsx';
import { t } from '../../common/messages.ts';
import { stateOf, useDashboard } from './dashboard.queries.ts';
import { nextStepPath } from './next-step.ts';
import { LessonsCard, PaymentCard, PeopleCard } from './sample.cards.tsx';

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
      {state === 'ready' && user && !missing && <Content user={user} online={online} />}
    </AreaPage>
  );
}

interface ContentProps {
  user: CurrentUser;
  online: boolean;
}

function Content({ user, online }: ContentProps) {
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
        <Stack as="section" gap="sm" data-main-content>
          <Title order={2} size={3}>
            {t('hire.title')}
          </Title>
          <HireWays />
        </Stack>
        <Grid minColumn="24rem">
          <NoticesCard title={t('notices.title')} notices={[t('notices.verify'), t('notices.fee')]} />
          <LessonsCard />
          <PaymentCard />
          <PeopleCard />
        </Grid>
      </Stack>
    </>
  );
}
