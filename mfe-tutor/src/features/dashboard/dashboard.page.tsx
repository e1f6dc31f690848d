import { applyThreshold } from '@porao/contracts/constants';
import { tutorStepPaths } from '@porao/contracts/paths';
import {
  CardState,
  DashboardSkeleton,
  FailedState,
  firstOpenStep,
  NoticesCard,
  OfflineNotice,
  OfflineState,
  pageStateOf,
  shortenName,
  type TutorStep,
} from '@porao/features';
import {
  formatDate,
  formatMoney,
  formatNumber,
  Navigate,
  richText,
  useOnline,
  useSlot,
} from '@porao/platform';
import {
  Badge,
  Button,
  Card,
  Grid,
  Group,
  LinkAnchor,
  LinkButton,
  PageHeader,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import { Fragment } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { cardsSlot } from '../../common/slots.ts';
import { stageCounts } from '../../common/stages.ts';
import { CompletionCard } from './completion.card.tsx';
import styles from './dashboard.module.css';
import { type Dashboard, useDashboard } from './dashboard.queries.ts';

export default function DashboardPage() {
  const dashboard = useDashboard();
  const online = useOnline();
  const state = pageStateOf(dashboard, online);
  const step = missingStep(dashboard);
  if (step?.isSure) return <Navigate replace to={tutorStepPaths[step.name]} />;
  return (
    <AreaPage>
      {(state === 'loading' || step) && <DashboardSkeleton label={t('dashboard.loading')} />}
      {state === 'offline' && <OfflineState />}
      {state === 'failed' && (
        <FailedState order={1} title={t('dashboard.failed')} sources={Object.values(dashboard)} />
      )}
      {state === 'ready' && !step && <Content dashboard={dashboard} online={online} />}
    </AreaPage>
  );
}

/** The first step of the start that is not done. Sure once no newer answer is loading; a locked account cannot
 * do it, so for one there is none. */
function missingStep({ user, info }: Dashboard): { name: TutorStep; isSure: boolean } | null {
  const name = info.data && firstOpenStep(info.data.data);
  if (!name || !user.data || user.data.data.account_status === 'Red') return null;
  return { name, isSure: !info.isFetching };
}

function Content({ dashboard, online }: { dashboard: Dashboard; online: boolean }) {
  const user = dashboard.user.data?.data;
  const locked = user?.account_status === 'Red';
  const cards = useSlot(cardsSlot);
  return (
    <>
      <PageHeader
        title={
          user ? (
            <span title={user.name}>{t('dashboard.greeting', { name: shortenName(user.name) })}</span>
          ) : (
            t('dashboard.title')
          )
        }
        text={user && t('dashboard.since', { date: formatDate(user.created_at) })}
      />
      <Stack gap="lg">
        {!online && <OfflineNotice />}
        {locked && <LockedNotice />}
        <Stack gap="lg" data-main-content>
          <Grid minColumn="24rem">
            <CompletionCard status={dashboard.status} user={user} />
            <NearbyCard nearby={dashboard.nearby} />
          </Grid>
          <CountsSection counts={dashboard.counts} />
        </Stack>
        {cards.length > 0 && (
          <Grid minColumn="24rem">
            {cards.map(({ key, element }) => (
              <Fragment key={key}>{element}</Fragment>
            ))}
          </Grid>
        )}
        <Grid minColumn="24rem">
          <NoticesCard
            title={t('notices.title')}
            notices={[
              t('notices.threshold', { threshold: applyThreshold }),
              t('notices.money'),
              t('notices.visit'),
              t('notices.codes'),
            ]}
          />
          <GoldCard />
        </Grid>
      </Stack>
    </>
  );
}

/** Taka a year (TUT-005). */
const price = 499;

/** An offer that cannot be taken yet and calls nothing (decision OQ-042). */
function GoldCard() {
  return (
    <Card as="section" look="mango">
      <Stack align="start">
        <Group justify="space-between">
          <Title order={2} size={4}>
            {t('gold.title')}
          </Title>
          <Badge tone="success">{t('gold.save')}</Badge>
        </Group>
        <Text as="strong" size="xl" weight="bold">
          {t('gold.price', { price: formatMoney(price) })}
        </Text>
        <Text>{t('gold.text')}</Text>
        <Button disabled variant="default" icon="lock">
          {t('gold.button')}
        </Button>
      </Stack>
    </Card>
  );
}

const figure = (text: string) => <span className={styles.figure}>{text}</span>;

function NearbyCard({ nearby }: { nearby: Dashboard['nearby'] }) {
  return (
    <Card as="section" look="soft" className={styles.tile}>
      <Title order={2} size={4}>
        {t('nearby.title')}
      </Title>
      <CardState source={nearby}>
        {({ total }) => (
          <>
            <p>{richText(t('nearby.count', { count: total }), { n: figure })}</p>
            <Text>{t('nearby.hint')}</Text>
            <LinkButton to={paths.availableJobs} iconEnd="arrow-right">
              {t('nearby.see')}
            </LinkButton>
          </>
        )}
      </CardState>
    </Card>
  );
}

function CountsSection({ counts }: { counts: Dashboard['counts'] }) {
  return (
    <Stack as="section" gap="sm">
      <Title order={2} size={3}>
        {t('counts.title')}
      </Title>
      <CardState source={counts}>
        {({ data }) => (
          <div className={styles.counts}>
            {stageCounts(data).map(({ stage, count }) => (
              <Card key={stage.type} interactive className={styles.stat}>
                <span className={styles.value}>{formatNumber(count)}</span>
                <span className={styles.label}>
                  <LinkAnchor to={stage.path} look="plain" stretched>
                    {t(`stage.${stage.type}`)}
                  </LinkAnchor>
                </span>
              </Card>
            ))}
          </div>
        )}
      </CardState>
    </Stack>
  );
}
