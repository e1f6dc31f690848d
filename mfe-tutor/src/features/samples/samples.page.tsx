import { formatNumber, useLocation } from '@porao/platform';
import { Badge, Card, DefinitionGrid, EmptyState, Group, LinkAnchor, Stack, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SampleNotice } from '../../common/sample.notice.tsx';
import { TabsPage } from '../../common/tabs.page.tsx';

/** The text of the empty state, by path. */
const empty = new Map<string, 'samples.noCompleted' | 'samples.noCancelled' | 'samples.noRequest'>([
  [paths.completedLessons, 'samples.noCompleted'],
  [paths.cancelledLessons, 'samples.noCancelled'],
  [paths.acceptedRequests, 'samples.noRequest'],
  [paths.cancelledRequests, 'samples.noRequest'],
]);

const lessonTabs = [
  { to: paths.completedLessons, text: 'samples.completed' },
  { to: paths.cancelledLessons, text: 'samples.cancelled' },
  { to: paths.lesson, text: 'samples.view' },
] as const;
const requestTabs = [
  { to: paths.acceptedRequests, text: 'samples.accepted' },
  { to: paths.cancelledRequests, text: 'samples.cancelled' },
] as const;

/** Live lessons and requests for them, which do not exist yet: nothing is asked of the server (decision OQ-043). */
export default function SamplesPage() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const nothing = empty.get(path);
  const isRequests = requestTabs.some(({ to }) => to === path);
  const tabs = isRequests ? requestTabs : lessonTabs;
  return (
    <TabsPage
      title={t(isRequests ? 'samples.requests' : 'samples.lessons')}
      label={t('samples.tabs')}
      tabs={tabs.map(({ to, text }) => ({ to, label: t(text) }))}
    >
      <SampleNotice action={<LinkAnchor to={paths.availableJobs}>{t('nearby.see')}</LinkAnchor>}>
        {t('samples.text')}
      </SampleNotice>
      {nothing ? <EmptyState title={t(nothing)} /> : <LessonCard />}
    </TabsPage>
  );
}

const bdt = (amount: number): string => t('samples.bdt', { amount: formatNumber(amount) });

function LessonCard() {
  const { price, charge, earning, hours } = sampleLesson;
  return (
    <Stack>
      {(['completed', 'cancelled'] as const).map((state) => (
        <Card as="article" key={state}>
          <Stack gap="sm">
            <Group justify="space-between" align="start">
              <Title order={2} size={3}>
                {t('samples.lesson')}
              </Title>
              <Badge tone={state === 'completed' ? 'success' : 'error'}>{t(`samples.${state}`)}</Badge>
            </Group>
            <DefinitionGrid
              items={[
                { label: t('samples.price', { count: hours }), value: bdt(price), icon: 'clock' },
                { label: t('samples.charge'), value: bdt(charge), icon: 'money' },
                { label: t('samples.earning'), value: bdt(earning), icon: 'check' },
              ]}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** The mock lesson (TUT-028). Amounts are taka. */
const sampleLesson = { hours: 1, price: 150, charge: 20, earning: 130 };
