import { defineRemote, lazyPage, Navigate } from '@porao/platform';
import { ListSkeleton } from './common/list.skeleton.tsx';
import { samplePaths } from './common/sample-paths.ts';
import { historyPath, stages } from './common/stages.ts';
import { CvSkeleton } from './features/cv/cv.skeleton.tsx';
import { DashboardSkeleton } from './features/dashboard/dashboard.skeleton.tsx';
import { OverviewSkeleton } from './features/profile/overview.skeleton.tsx';
import { UpdateSkeleton } from './features/profile-update/update.skeleton.tsx';
import { SettingsSkeleton } from './features/settings/settings.skeleton.tsx';

const DashboardPage = lazyPage(
  () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard.page.tsx'),
  <DashboardSkeleton />,
);
const JobBoardPage = lazyPage(
  () => import(/* webpackChunkName: "job-board" */ './features/job-board/job-board.page.tsx'),
  <ListSkeleton title="board.title" />,
);
const JobHistoryPage = lazyPage(
  () => import(/* webpackChunkName: "job-history" */ './features/job-history/job-history.page.tsx'),
  <ListSkeleton title="history.title" />,
);

const OverviewPage = lazyPage(
  () => import(/* webpackChunkName: "profile" */ './features/profile/overview.page.tsx'),
  <OverviewSkeleton />,
);
const settings = <SettingsSkeleton />;
const PersonalInfoPage = lazyPage(
  () => import(/* webpackChunkName: "personal-info" */ './features/settings/personal-info.page.tsx'),
  settings,
);
const ChangePasswordPage = lazyPage(
  () => import(/* webpackChunkName: "change-password" */ './features/settings/change-password.page.tsx'),
  settings,
);
const SocialMediaPage = lazyPage(
  () => import(/* webpackChunkName: "social-media" */ './features/settings/social-media.page.tsx'),
  settings,
);
const AccountStatusPage = lazyPage(
  () => import(/* webpackChunkName: "account-status" */ './features/settings/account-status.page.tsx'),
  settings,
);
const PayInfoPage = lazyPage(
  () => import(/* webpackChunkName: "pay-info" */ './features/settings/pay-info.page.tsx'),
  settings,
);
const StudentsPage = lazyPage(
  () => import(/* webpackChunkName: "students" */ './features/students/students.page.tsx'),
  <ListSkeleton title="students.title" />,
);
const ProfileStudentsPage = lazyPage(
  () => import(/* webpackChunkName: "profile-students" */ './features/profile/students.page.tsx'),
  <OverviewSkeleton />,
);
const LettersPage = lazyPage(
  () => import(/* webpackChunkName: "letters" */ './features/letters/letters.page.tsx'),
  <ListSkeleton title="letters.title" />,
);
const InvoicePage = lazyPage(
  () => import(/* webpackChunkName: "invoice" */ './features/payment/invoice.page.tsx'),
  <ListSkeleton title="payment.title" />,
);
const PayNowPage = lazyPage(
  () => import(/* webpackChunkName: "pay-now" */ './features/payment/pay-now.page.tsx'),
  <ListSkeleton title="payment.title" />,
);
const TransactionsPage = lazyPage(
  () => import(/* webpackChunkName: "transactions" */ './features/payment/transactions.page.tsx'),
  <ListSkeleton title="payment.title" />,
);
const SamplesPage = lazyPage(
  () => import(/* webpackChunkName: "samples" */ './features/samples/samples.page.tsx'),
  <ListSkeleton title="samples.lessons" />,
);
const ShopPage = lazyPage(
  () => import(/* webpackChunkName: "shop" */ './features/shop/shop.page.tsx'),
  <ListSkeleton title="shop.title" />,
);
const CvPage = lazyPage(
  () => import(/* webpackChunkName: "cv" */ './features/cv/cv.page.tsx'),
  <CvSkeleton />,
);
const Side = lazyPage(() => import(/* webpackChunkName: "side" */ './features/side/side.tsx'));
const TutoringPage = lazyPage(
  () => import(/* webpackChunkName: "profile-tutoring" */ './features/profile-update/tutoring.page.tsx'),
  <UpdateSkeleton />,
);
const EducationPage = lazyPage(
  () => import(/* webpackChunkName: "profile-education" */ './features/profile-update/education.page.tsx'),
  <UpdateSkeleton />,
);
const PersonalPage = lazyPage(
  () => import(/* webpackChunkName: "profile-personal" */ './features/profile-update/personal.page.tsx'),
  <UpdateSkeleton />,
);
const CertificatePage = lazyPage(
  () =>
    import(/* webpackChunkName: "profile-certificate" */ './features/profile-update/certificate.page.tsx'),
  <UpdateSkeleton />,
);

export default defineRemote({
  routes: [
    { path: '/tutor', element: <Navigate to="/tutor/dashboard" replace /> },
    { path: '/tutor/dashboard', element: <DashboardPage /> },
    { path: '/tutor/job-board', element: <Navigate to="/tutor/job-board/available-jobs" replace /> },
    { path: '/tutor/job-board/available-jobs', element: <JobBoardPage /> },
    { path: '/tutor/job-board/saved-jobs', element: <JobBoardPage /> },
    { path: '/tutor/job-history', element: <Navigate to={historyPath(stages[0])} replace /> },
    { path: '/tutor/profile', element: <Navigate to="/tutor/profile/overview" replace /> },
    { path: '/tutor/profile/overview', element: <OverviewPage /> },
    { path: '/tutor/cv', element: <CvPage /> },
    { path: '/tutor/settings', element: <Navigate to="/tutor/settings/personal-info" replace /> },
    { path: '/tutor/settings/personal-info', element: <PersonalInfoPage /> },
    { path: '/tutor/settings/change-password', element: <ChangePasswordPage /> },
    { path: '/tutor/settings/social-media', element: <SocialMediaPage /> },
    { path: '/tutor/settings/account-status', element: <AccountStatusPage /> },
    { path: '/tutor/settings/pay-info', element: <PayInfoPage /> },
    { path: '/tutor/profile/update', element: <Navigate to="/tutor/profile/update/tutoring" replace /> },
    { path: '/tutor/profile/update/tutoring', element: <TutoringPage /> },
    { path: '/tutor/profile/update/education', element: <EducationPage /> },
    { path: '/tutor/profile/update/personal', element: <PersonalPage /> },
    { path: '/tutor/profile/update/certificate', element: <CertificatePage /> },
    { path: '/tutor/profile/students', element: <ProfileStudentsPage /> },
    { path: '/tutor/my-students', element: <StudentsPage /> },
    { path: '/tutor/my-pending-students', element: <StudentsPage /> },
    { path: '/tutor/confirmation-letters', element: <LettersPage /> },
    { path: '/tutor/payment', element: <Navigate to="/tutor/payment/invoice" replace /> },
    { path: '/tutor/payment/invoice', element: <InvoicePage /> },
    { path: '/tutor/payment/pay-now', element: <PayNowPage /> },
    { path: '/tutor/payment/transaction-history', element: <TransactionsPage /> },
    { path: '/tutor/shop', element: <ShopPage /> },
    ...samplePaths.map((path) => ({ path, element: <SamplesPage /> })),
    ...stages.map((stage) => ({ path: historyPath(stage), element: <JobHistoryPage /> })),
  ],
  side: Side,
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
