import { useLocation } from '@porao/platform';
import { EmptyState, PageHeader, Stack, TabLinks } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { SampleNotice } from '../../common/sample.notice.tsx';
import { LessonCard } from './lesson.card.tsx';

const lessons = '/tutor/live-tutoring';
const requests = '/tutor/tutoring-request';

/** By address, what stands in place of the lesson. */
const empty = new Map<string, 'samples.noCompleted' | 'samples.noCancelled' | 'samples.noRequest'>([
  [`${lessons}/completed`, 'samples.noCompleted'],
  [`${lessons}/cancelled`, 'samples.noCancelled'],
  [`${requests}/accepted`, 'samples.noRequest'],
  [`${requests}/cancelled`, 'samples.noRequest'],
]);

const lessonTabs = [
  { to: `${lessons}/completed`, text: 'samples.completed' },
  { to: `${lessons}/cancelled`, text: 'samples.cancelled' },
  { to: `${lessons}/view`, text: 'samples.view' },
] as const;
const requestTabs = [
  { to: `${requests}/accepted`, text: 'samples.accepted' },
  { to: `${requests}/cancelled`, text: 'samples.cancelled' },
] as const;

/** Live lessons and requests for them, which do not exist yet: nothing is asked of the server (decision OQ-043). */
export default function SamplesPage(): ReactNode {
  const path = useLocation().pathname.replace(/\/$/, '');
  const nothing = empty.get(path);
  const isRequests = path.startsWith(requests);
  const tabs = isRequests ? requestTabs : lessonTabs;
  return (
    <AreaPage>
      <PageHeader title={t(isRequests ? 'samples.requests' : 'samples.lessons')} />
      <Stack>
        <TabLinks label={t('samples.tabs')} items={tabs.map(({ to, text }) => ({ to, label: t(text) }))} />
        <SampleNotice>{t('samples.text')}</SampleNotice>
        {nothing ? <EmptyState title={t(nothing)} /> : <LessonCard />}
      </Stack>
    </AreaPage>
  );
}
