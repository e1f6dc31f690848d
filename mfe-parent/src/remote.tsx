import { routesOf } from '@porao/features/routes';
import { defineRemote } from '@porao/platform';
import type { ReactNode } from 'react';
import { AreaPage } from './common/area.page.tsx';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { DashboardSkeleton } from './features/dashboard/dashboard.skeleton.tsx';
import { HireSkeleton } from './features/hire-home-tutor/hire.skeleton.tsx';
import { ProfileSkeleton } from './features/profile/profile.skeleton.tsx';
import { SettingsSkeleton } from './features/settings/settings.skeleton.tsx';
import { HireLink } from './features/tutor-requests/hire.link.tsx';
import { pages, routes } from './routes.ts';

const profile = (
  <AreaPage>
    <ProfileSkeleton />
  </AreaPage>
);

const skeletons: Record<keyof typeof pages, ReactNode> = {
  dashboard: (
    <AreaPage>
      <DashboardSkeleton />
    </AreaPage>
  ),
  hire: <PageSkeleton title="hire.title" />,
  'my-tutors': <PageSkeleton title="tutors.title" section="teachers" />,
  routine: <PageSkeleton title="routine.title" count={1} />,
  'hire-home-tutor': <HireSkeleton />,
  requests: <PageSkeleton title="requests.title" section="requests" shape="detail" actions={<HireLink />} />,
  request: <PageSkeleton title="requests.title" shape="detail" count={1} />,
  students: <SettingsSkeleton count={3} />,
  locations: <SettingsSkeleton count={3} />,
  'online-lesson': <PageSkeleton title="lesson.title" sample count={1} />,
  'lesson-view': <PageSkeleton title="lesson-view.title" sample count={1} />,
  'coach-requests': <PageSkeleton title="coach-requests.title" section="requests" sample count={1} />,
  'my-coach': <PageSkeleton title="my-coach.title" section="teachers" sample count={2} />,
  'online-tutor': <PageSkeleton title="online-tutor.title" section="teachers" count={1} />,
  'tutor-job': <PageSkeleton title="tutor-job.title" sample />,
  'coach-job': <PageSkeleton title="coach-job.title" sample />,
  invoice: <PageSkeleton title="payments.title" section="payment" sample count={2} />,
  transactions: <PageSkeleton title="payments.title" section="payment" sample count={1} />,
  'pay-now': <PageSkeleton title="pay.title" sample shape="detail" count={2} />,
  community: <PageSkeleton title="community.title" sample />,
  'hire-coach': <PageSkeleton title="coach.title" shape="form" count={6} />,
  overview: profile,
  timeline: profile,
  'personal-info': <SettingsSkeleton shape="form" count={5} />,
  'change-password': <SettingsSkeleton shape="form" count={3} />,
  'account-status': <SettingsSkeleton count={1} />,
  'tutor-alerts': <SettingsSkeleton count={2} />,
  bag: <PageSkeleton title="bag.title" count={1} />,
};

export default defineRemote({
  routes: routesOf(routes, pages, (page) => skeletons[page]),
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
