import { lazyRoute, redirectTo } from '@porao/features/routes';
import { withPaths } from '@porao/platform/paths';
import { AreaPage } from './common/area.page.tsx';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { paths, patterns } from './common/paths.ts';
import { DashboardSkeleton } from './features/dashboard/dashboard.skeleton.tsx';
import { HireSkeleton } from './features/hire-home-tutor/hire.skeleton.tsx';
import { ProfileSkeleton } from './features/profile/profile.skeleton.tsx';
import { SettingsSkeleton } from './features/settings/settings.skeleton.tsx';
import { HireLink } from './features/tutor-requests/hire.link.tsx';

const profile = (
  <AreaPage>
    <ProfileSkeleton />
  </AreaPage>
);
const myTutors = lazyRoute(
  () => import(/* webpackChunkName: "my-tutors" */ './features/my-tutors/my-tutors.page.tsx'),
  <PageSkeleton title="tutors.title" section="teachers" />,
);
const request = lazyRoute(
  () => import(/* webpackChunkName: "tutor-request" */ './features/tutor-requests/request.page.tsx'),
  <PageSkeleton title="requests.title" shape="detail" count={1} />,
);

/** The page of each path. */
export const routes = withPaths(patterns, {
  area: redirectTo(paths.home),
  home: lazyRoute(
    () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard.page.tsx'),
    <AreaPage>
      <DashboardSkeleton />
    </AreaPage>,
  ),
  hire: lazyRoute(
    () => import(/* webpackChunkName: "hire" */ './features/hire/hire.page.tsx'),
    <PageSkeleton title="hire.title" />,
  ),
  myTutor: myTutors,
  manageTutor: myTutors,
  manage: myTutors,
  routine: lazyRoute(
    () => import(/* webpackChunkName: "routine" */ './features/routine/routine.page.tsx'),
    <PageSkeleton title="routine.title" count={1} />,
  ),
  hireTutor: lazyRoute(
    () =>
      import(/* webpackChunkName: "hire-home-tutor" */ './features/hire-home-tutor/hire-home-tutor.page.tsx'),
    <HireSkeleton />,
  ),
  tutorRequests: lazyRoute(
    () => import(/* webpackChunkName: "tutor-requests" */ './features/tutor-requests/requests.page.tsx'),
    <PageSkeleton title="requests.title" section="requests" shape="detail" actions={<HireLink />} />,
  ),
  tutorRequest: request,
  candidates: request,
  students: lazyRoute(
    () => import(/* webpackChunkName: "students" */ './features/students/students.page.tsx'),
    <SettingsSkeleton count={3} />,
  ),
  location: lazyRoute(
    () => import(/* webpackChunkName: "locations" */ './features/locations/locations.page.tsx'),
    <SettingsSkeleton count={3} />,
  ),
  onlineLesson: lazyRoute(
    () => import(/* webpackChunkName: "online-lesson" */ './features/online-lesson/online-lesson.page.tsx'),
    <PageSkeleton title="lesson.title" sample count={1} />,
  ),
  onlineLessonView: lazyRoute(
    () => import(/* webpackChunkName: "lesson-view" */ './features/online-lesson/lesson-view.page.tsx'),
    <PageSkeleton title="lesson-view.title" sample count={1} />,
  ),
  coachRequests: lazyRoute(
    () =>
      import(/* webpackChunkName: "coach-requests" */ './features/coach-requests/coach-requests.page.tsx'),
    <PageSkeleton title="coach-requests.title" section="requests" sample count={1} />,
  ),
  myCoach: lazyRoute(
    () => import(/* webpackChunkName: "my-coach" */ './features/my-coach/my-coach.page.tsx'),
    <PageSkeleton title="my-coach.title" section="teachers" sample count={2} />,
  ),
  onlineTutor: lazyRoute(
    () => import(/* webpackChunkName: "online-tutor" */ './features/online-tutor/online-tutor.page.tsx'),
    <PageSkeleton title="online-tutor.title" section="teachers" count={1} />,
  ),
  tutorJob: lazyRoute(
    () => import(/* webpackChunkName: "tutor-job" */ './features/sample-jobs/tutor-job.page.tsx'),
    <PageSkeleton title="tutor-job.title" sample />,
  ),
  coachJob: lazyRoute(
    () => import(/* webpackChunkName: "coach-job" */ './features/sample-jobs/coach-job.page.tsx'),
    <PageSkeleton title="coach-job.title" sample />,
  ),
  payment: redirectTo(paths.invoice),
  invoice: lazyRoute(
    () => import(/* webpackChunkName: "invoice" */ './features/payment/invoice.page.tsx'),
    <PageSkeleton title="payments.title" section="payment" sample count={2} />,
  ),
  transactions: lazyRoute(
    () => import(/* webpackChunkName: "transactions" */ './features/payment/transactions.page.tsx'),
    <PageSkeleton title="payments.title" section="payment" sample count={1} />,
  ),
  payNow: lazyRoute(
    () => import(/* webpackChunkName: "pay-now" */ './features/payment/pay-now.page.tsx'),
    <PageSkeleton title="pay.title" sample shape="detail" count={2} />,
  ),
  community: lazyRoute(
    () => import(/* webpackChunkName: "community" */ './features/community/community.page.tsx'),
    <PageSkeleton title="community.title" sample />,
  ),
  hireCoach: lazyRoute(
    () => import(/* webpackChunkName: "hire-coach" */ './features/hire-coach/hire-coach.page.tsx'),
    <PageSkeleton title="coach.title" shape="form" count={6} />,
  ),
  profile: redirectTo(paths.overview),
  overview: lazyRoute(
    () => import(/* webpackChunkName: "profile" */ './features/profile/overview.page.tsx'),
    profile,
  ),
  timeline: lazyRoute(
    () => import(/* webpackChunkName: "timeline" */ './features/profile/timeline.page.tsx'),
    profile,
  ),
  settings: redirectTo(paths.personalInfo),
  personalInfo: lazyRoute(
    () => import(/* webpackChunkName: "personal-info" */ './features/settings/personal-info.page.tsx'),
    <SettingsSkeleton shape="form" count={5} />,
  ),
  changePassword: lazyRoute(
    () => import(/* webpackChunkName: "change-password" */ './features/settings/change-password.page.tsx'),
    <SettingsSkeleton shape="form" count={3} />,
  ),
  accountStatus: lazyRoute(
    () => import(/* webpackChunkName: "account-status" */ './features/settings/account-status.page.tsx'),
    <SettingsSkeleton count={1} />,
  ),
  tutorAlerts: lazyRoute(
    () => import(/* webpackChunkName: "tutor-alerts" */ './features/settings/tutor-alerts.page.tsx'),
    <SettingsSkeleton count={2} />,
  ),
  bag: lazyRoute(
    () => import(/* webpackChunkName: "bag" */ './features/bag/bag.page.tsx'),
    <PageSkeleton title="bag.title" count={1} />,
  ),
});
