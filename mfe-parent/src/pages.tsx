import { lazyPage, Navigate, type RouteObject } from '@porao/platform';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { paths } from './common/paths.ts';
import { ProfileSkeleton } from './features/profile/profile.skeleton.tsx';
import { SettingsSkeleton } from './features/settings/settings.skeleton.tsx';

const OnlineLessonPage = lazyPage(
  () => import(/* webpackChunkName: "online-lesson" */ './features/online-lesson/online-lesson.page.tsx'),
  <PageSkeleton title="lesson.title" sample count={1} />,
);
const LessonViewPage = lazyPage(
  () => import(/* webpackChunkName: "lesson-view" */ './features/online-lesson/lesson-view.page.tsx'),
  <PageSkeleton title="lesson-view.title" sample count={1} />,
);
const CoachRequestsPage = lazyPage(
  () => import(/* webpackChunkName: "coach-requests" */ './features/coach-requests/coach-requests.page.tsx'),
  <PageSkeleton title="coach-requests.title" section="requests" sample count={1} />,
);
const MyCoachPage = lazyPage(
  () => import(/* webpackChunkName: "my-coach" */ './features/my-coach/my-coach.page.tsx'),
  <PageSkeleton title="my-coach.title" section="teachers" sample count={2} />,
);
const OnlineTutorPage = lazyPage(
  () => import(/* webpackChunkName: "online-tutor" */ './features/online-tutor/online-tutor.page.tsx'),
  <PageSkeleton title="online-tutor.title" section="teachers" count={1} />,
);
const TutorJobPage = lazyPage(
  () => import(/* webpackChunkName: "tutor-job" */ './features/sample-jobs/tutor-job.page.tsx'),
  <PageSkeleton title="tutor-job.title" sample />,
);
const CoachJobPage = lazyPage(
  () => import(/* webpackChunkName: "coach-job" */ './features/sample-jobs/coach-job.page.tsx'),
  <PageSkeleton title="coach-job.title" sample />,
);
const InvoicePage = lazyPage(
  () => import(/* webpackChunkName: "invoice" */ './features/payment/invoice.page.tsx'),
  <PageSkeleton title="payments.title" section="payment" sample count={2} />,
);
const TransactionsPage = lazyPage(
  () => import(/* webpackChunkName: "transactions" */ './features/payment/transactions.page.tsx'),
  <PageSkeleton title="payments.title" section="payment" sample count={1} />,
);
const PayNowPage = lazyPage(
  () => import(/* webpackChunkName: "pay-now" */ './features/payment/pay-now.page.tsx'),
  <PageSkeleton title="pay.title" sample shape="detail" count={2} />,
);
const CommunityPage = lazyPage(
  () => import(/* webpackChunkName: "community" */ './features/community/community.page.tsx'),
  <PageSkeleton title="community.title" sample />,
);
const BagPage = lazyPage(
  () => import(/* webpackChunkName: "bag" */ './features/bag/bag.page.tsx'),
  <PageSkeleton title="bag.title" count={1} />,
);
const HireCoachPage = lazyPage(
  () => import(/* webpackChunkName: "hire-coach" */ './features/hire-coach/hire-coach.page.tsx'),
  <PageSkeleton title="coach.title" shape="form" count={6} />,
);
const OverviewPage = lazyPage(
  () => import(/* webpackChunkName: "profile" */ './features/profile/overview.page.tsx'),
  <ProfileSkeleton />,
);
const TimelinePage = lazyPage(
  () => import(/* webpackChunkName: "timeline" */ './features/profile/timeline.page.tsx'),
  <ProfileSkeleton />,
);
const PersonalInfoPage = lazyPage(
  () => import(/* webpackChunkName: "personal-info" */ './features/settings/personal-info.page.tsx'),
  <SettingsSkeleton shape="form" count={5} />,
);
const ChangePasswordPage = lazyPage(
  () => import(/* webpackChunkName: "change-password" */ './features/settings/change-password.page.tsx'),
  <SettingsSkeleton shape="form" count={3} />,
);
const AccountStatusPage = lazyPage(
  () => import(/* webpackChunkName: "account-status" */ './features/settings/account-status.page.tsx'),
  <SettingsSkeleton count={1} />,
);

/** The area's pages beside its lists: samples, profile, settings, hiring a coach. */
export const pages: RouteObject[] = [
  { path: paths.hireCoach, element: <HireCoachPage /> },
  { path: paths.onlineLesson, element: <OnlineLessonPage /> },
  { path: paths.onlineLessonView, element: <LessonViewPage /> },
  { path: paths.coachRequests, element: <CoachRequestsPage /> },
  { path: paths.myCoach, element: <MyCoachPage /> },
  { path: paths.onlineTutor, element: <OnlineTutorPage /> },
  { path: paths.tutorJob, element: <TutorJobPage /> },
  { path: paths.coachJob, element: <CoachJobPage /> },
  { path: `${paths.home}/payment`, element: <Navigate to={paths.invoice} replace /> },
  { path: paths.invoice, element: <InvoicePage /> },
  { path: paths.transactions, element: <TransactionsPage /> },
  { path: paths.payNow, element: <PayNowPage /> },
  { path: paths.community, element: <CommunityPage /> },
  { path: `${paths.home}/profile`, element: <Navigate to={paths.overview} replace /> },
  { path: paths.overview, element: <OverviewPage /> },
  { path: paths.timeline, element: <TimelinePage /> },
  { path: `${paths.home}/settings`, element: <Navigate to={paths.personalInfo} replace /> },
  { path: paths.personalInfo, element: <PersonalInfoPage /> },
  { path: paths.changePassword, element: <ChangePasswordPage /> },
  { path: paths.accountStatus, element: <AccountStatusPage /> },
  { path: paths.bag, element: <BagPage /> },
];
