import { DashboardSkeleton } from '@porao/features';
import { routesOf } from '@porao/features/routes';
import { defineRemote } from '@porao/platform';
import { LoadingState } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from './common/area.page.tsx';
import { t } from './common/messages.ts';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { HireLayout } from './features/hire-home-tutor/hire.layout.tsx';
import { HireLink } from './features/tutor-requests/hire.link.tsx';
import { pages, routes } from './routes.ts';

const HireSkeleton = () => (
  <HireLayout>
    <LoadingState label={t('request.loading')} shape="form" count={6} />
  </HireLayout>
);
const ProfileSkeleton = () => (
  <AreaPage>
    <LoadingState label={t('tabs.profile')} shape="detail" count={2} />
  </AreaPage>
);
const Dashboard = () => (
  <AreaPage>
    <DashboardSkeleton label={t('dashboard.loading')} />
  </AreaPage>
);

const skeletons: Record<keyof typeof pages, ReactNode> = {
  dashboard: <Dashboard />,
  hire: <PageSkeleton title="hire.title" />,
  'my-tutors': <PageSkeleton title="tutors.title" section="teachers" />,
  lessons: <PageSkeleton title="lessons.title" />,
  routine: <PageSkeleton title="routine.title" count={1} />,
  'hire-home-tutor': <HireSkeleton />,
  requests: <PageSkeleton title="requests.title" section="requests" shape="detail" actions={<HireLink />} />,
  request: <PageSkeleton title="requests.title" shape="detail" count={1} />,
  students: <PageSkeleton title="settings.title" section="settings" count={3} />,
  locations: <PageSkeleton title="settings.title" section="settings" count={3} />,
  'online-lesson': <PageSkeleton title="lesson.title" sample count={1} />,
  'lesson-view': <PageSkeleton title="lesson-view.title" sample count={1} />,
  'coach-requests': <PageSkeleton title="coach-requests.title" section="requests" sample count={1} />,
  'my-coach': <PageSkeleton title="my-coach.title" section="teachers" sample count={2} />,
  'online-tutor': <PageSkeleton title="online-tutor.title" section="teachers" count={1} />,
  'tutor-job': <PageSkeleton title="tutor-job.title" sample />,
  'coach-job': <PageSkeleton title="coach-job.title" sample />,
  invoice: <PageSkeleton title="payments.title" section="payment" count={1} />,
  transactions: <PageSkeleton title="payments.title" section="payment" count={1} />,
  community: <PageSkeleton title="community.title" sample />,
  'hire-coach': <PageSkeleton title="coach.title" shape="form" count={6} />,
  overview: <ProfileSkeleton />,
  timeline: <ProfileSkeleton />,
  reviews: <ProfileSkeleton />,
  'personal-info': <PageSkeleton title="settings.title" section="settings" shape="form" count={5} />,
  'change-password': <PageSkeleton title="settings.title" section="settings" shape="form" count={3} />,
  'account-status': <PageSkeleton title="settings.title" section="settings" count={1} />,
  'tutor-alerts': <PageSkeleton title="settings.title" section="settings" count={2} />,
  privacy: <PageSkeleton title="settings.title" section="settings" count={2} />,
  visit: <PageSkeleton title="visit.title" count={2} />,
  bag: <PageSkeleton title="bag.title" count={1} />,
};

export default defineRemote({
  routes: routesOf(routes, pages, (page) => skeletons[page]),
  messages: (language) =>
    language === 'en'
      ? import(/* webpackChunkName: "locale-en" */ './locales/en.ts')
      : import(/* webpackChunkName: "locale-bn" */ './locales/bn.ts'),
});
