import { lazyRoute, redirectTo } from '@porao/features/routes';
import { withPaths } from '@porao/platform/paths';
import { AreaPage } from './common/area.page.tsx';
import { ListSkeleton } from './common/list.skeleton.tsx';
import { paths, patterns } from './common/paths.ts';
import { CvSkeleton } from './features/cv/cv.skeleton.tsx';
import { DashboardSkeleton } from './features/dashboard/dashboard.skeleton.tsx';
import { OverviewSkeleton } from './features/profile/overview.skeleton.tsx';
import { UpdateSkeleton } from './features/profile-update/update.skeleton.tsx';
import { SettingsSkeleton } from './features/settings/settings.skeleton.tsx';

const settings = <SettingsSkeleton />;
const jobBoard = lazyRoute(
  () => import(/* webpackChunkName: "job-board" */ './features/job-board/job-board.page.tsx'),
  <ListSkeleton title="board.title" />,
);
const jobHistory = lazyRoute(
  () => import(/* webpackChunkName: "job-history" */ './features/job-history/job-history.page.tsx'),
  <ListSkeleton title="history.title" />,
);
const students = lazyRoute(
  () => import(/* webpackChunkName: "students" */ './features/students/students.page.tsx'),
  <ListSkeleton title="students.title" />,
);
const samples = lazyRoute(
  () => import(/* webpackChunkName: "samples" */ './features/samples/samples.page.tsx'),
  <ListSkeleton title="samples.lessons" />,
);

/** The page of each path. */
export const routes = withPaths(patterns, {
  area: redirectTo(paths.dashboard),
  dashboard: lazyRoute(
    () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard.page.tsx'),
    <AreaPage>
      <DashboardSkeleton />
    </AreaPage>,
  ),
  jobBoard: redirectTo(paths.availableJobs),
  availableJobs: jobBoard,
  savedJobs: jobBoard,
  jobHistory: redirectTo(paths.appliedJobs),
  appliedJobs: jobHistory,
  shortlistedJobs: jobHistory,
  appointedJobs: jobHistory,
  confirmedJobs: jobHistory,
  cancelledJobs: jobHistory,
  profile: redirectTo(paths.overview),
  overview: lazyRoute(
    () => import(/* webpackChunkName: "profile" */ './features/profile/overview.page.tsx'),
    <OverviewSkeleton />,
  ),
  cv: lazyRoute(() => import(/* webpackChunkName: "cv" */ './features/cv/cv.page.tsx'), <CvSkeleton />),
  settings: redirectTo(paths.personalInfo),
  personalInfo: lazyRoute(
    () => import(/* webpackChunkName: "personal-info" */ './features/settings/personal-info.page.tsx'),
    settings,
  ),
  changePassword: lazyRoute(
    () => import(/* webpackChunkName: "change-password" */ './features/settings/change-password.page.tsx'),
    settings,
  ),
  socialMedia: lazyRoute(
    () => import(/* webpackChunkName: "social-media" */ './features/settings/social-media.page.tsx'),
    settings,
  ),
  accountStatus: lazyRoute(
    () => import(/* webpackChunkName: "account-status" */ './features/settings/account-status.page.tsx'),
    settings,
  ),
  payInfo: lazyRoute(
    () => import(/* webpackChunkName: "pay-info" */ './features/settings/pay-info.page.tsx'),
    settings,
  ),
  jobAlerts: lazyRoute(
    () => import(/* webpackChunkName: "job-alerts" */ './features/settings/job-alerts.page.tsx'),
    settings,
  ),
  update: redirectTo(paths.updateTutoring),
  updateTutoring: lazyRoute(
    () => import(/* webpackChunkName: "profile-tutoring" */ './features/profile-update/tutoring.page.tsx'),
    <UpdateSkeleton />,
  ),
  updateEducation: lazyRoute(
    () => import(/* webpackChunkName: "profile-education" */ './features/profile-update/education.page.tsx'),
    <UpdateSkeleton />,
  ),
  updatePersonal: lazyRoute(
    () => import(/* webpackChunkName: "profile-personal" */ './features/profile-update/personal.page.tsx'),
    <UpdateSkeleton />,
  ),
  updateCertificate: lazyRoute(
    () =>
      import(/* webpackChunkName: "profile-certificate" */ './features/profile-update/certificate.page.tsx'),
    <UpdateSkeleton />,
  ),
  profileStudents: lazyRoute(
    () => import(/* webpackChunkName: "profile-students" */ './features/profile/students.page.tsx'),
    <OverviewSkeleton />,
  ),
  students: students,
  pendingStudents: students,
  letters: lazyRoute(
    () => import(/* webpackChunkName: "letters" */ './features/letters/letters.page.tsx'),
    <ListSkeleton title="letters.title" />,
  ),
  shop: lazyRoute(
    () => import(/* webpackChunkName: "shop" */ './features/shop/shop.page.tsx'),
    <ListSkeleton title="shop.title" />,
  ),
  payment: redirectTo(paths.invoice),
  invoice: lazyRoute(
    () => import(/* webpackChunkName: "invoice" */ './features/payment/invoice.page.tsx'),
    <ListSkeleton title="payment.title" />,
  ),
  payNow: lazyRoute(
    () => import(/* webpackChunkName: "pay-now" */ './features/payment/pay-now.page.tsx'),
    <ListSkeleton title="payment.title" />,
  ),
  transactions: lazyRoute(
    () => import(/* webpackChunkName: "transactions" */ './features/payment/transactions.page.tsx'),
    <ListSkeleton title="payment.title" />,
  ),
  completedLessons: samples,
  cancelledLessons: samples,
  lesson: samples,
  acceptedRequests: samples,
  cancelledRequests: samples,
});
