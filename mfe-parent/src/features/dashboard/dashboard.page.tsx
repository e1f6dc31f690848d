import type { CurrentUser } from '@porao/contracts';
import {
  DashboardSkeleton,
  FailedState,
  NoticesCard,
  OfflineNotice,
  OfflineState,
  shortenName,
  TitledCard,
} from '@porao/features';
import { formatDate, formatMoney, language, Navigate, query, useOnline, useQuery } from '@porao/platform';
import { Avatar, Flex, Grid, PageHeader, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { HireWays } from '../../common/hire.ways.tsx';
import { t } from '../../common/messages.ts';
import { SampleBadge } from '../../common/sample.tsx';
import { nextStepPath } from './next-step.ts';

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

function Content({ user, online }: { user: CurrentUser; online: boolean }) {
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

/** Everything the dashboard asks; the samples ask nothing. */
function useDashboard() {
  return {
    user: useQuery(query('GET /api/v1/user')),
    family: useQuery(query('GET /api/family-info')),
  };
}
type Dashboard = ReturnType<typeof useDashboard>;

/** The family's answer only decides about a notice, so the page waits for the account's alone. */
function stateOf({ user, family }: Dashboard, online: boolean): 'loading' | 'offline' | 'failed' | 'ready' {
  if (user.data === undefined) {
    if (!online || user.fetchStatus === 'paused') return 'offline';
    return user.isError ? 'failed' : 'loading';
  }
  const waits = family.isPending && family.failureCount === 0 && family.fetchStatus !== 'paused';
  return waits ? 'loading' : 'ready';
}

/** A card of sample data, labelled as such before its content. */
function SampleCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledCard title={title} beside={<SampleBadge />}>
      {children}
    </TitledCard>
  );
}

function LessonsCard() {
  return (
    <SampleCard title={t('lessons.title')}>
      <Text tone="dim">{t('lessons.empty')}</Text>
    </SampleCard>
  );
}

function PaymentCard() {
  return (
    <SampleCard title={t('payment.title')}>
      <Stack gap="2xs">
        <Text as="strong" size="xl" weight="bold">
          {formatMoney(pendingPayment.amount)}
        </Text>
        <Text>{t('payment.salary')}</Text>
        <Text size="sm" tone="dim">
          {t('payment.due', { date: formatDate(pendingPayment.due) })}
        </Text>
        <Text size="sm" tone="dim">
          {t('sample.note')}
        </Text>
      </Stack>
    </SampleCard>
  );
}

function PeopleCard() {
  return (
    <SampleCard title={t('people.title')}>
      <Stack as="ul" gap="sm">
        {people.map((person) => (
          <Flex as="li" key={person.name.en} gap="sm" align="center">
            <Avatar name={person.name[language]} decorative />
            <div>
              <Text weight="medium">{person.name[language]}</Text>
              <Text size="sm" tone="dim">
                {person.kind === 'tutor'
                  ? t('people.tutor', { subjects: person.subjects[language] })
                  : t('people.coach', { hours: person.hours })}
              </Text>
            </div>
          </Flex>
        ))}
      </Stack>
    </SampleCard>
  );
}

/** These are samples until a call answers them; each part is labelled as a sample where it is shown (decision
 * OQ-057). */
const pendingPayment = { amount: 5000, due: '2026-11-10' } as const;

const people = [
  {
    kind: 'tutor',
    name: { en: 'Farhana Akter', bn: 'ফারহানা আক্তার' },
    subjects: { en: 'Mathematics and English', bn: 'গণিত ও ইংরেজি' },
  },
  { kind: 'coach', name: { en: 'Rokeya Begum', bn: 'রোকেয়া বেগম' }, hours: 4 },
] as const;
