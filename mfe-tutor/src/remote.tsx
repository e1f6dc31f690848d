import { DashboardSkeleton } from '@porao/features';
import { routesOf } from '@porao/features/routes';
import { defineRemote, lazyComponent } from '@porao/platform';
import type { ReactNode } from 'react';
import { AreaPage } from './common/area.page.tsx';
import { t } from './common/messages.ts';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { OverviewSkeleton } from './features/profile/overview.skeleton.tsx';
import { pages, routes } from './routes.ts';

function Dashboard() {
  return (
    <AreaPage>
      <DashboardSkeleton label={t('dashboard.loading')} />
    </AreaPage>
  );
}

/** The other pages are settings. */
const skeletons: { readonly [Page in keyof typeof pages]?: ReactNode } = {
  dashboard: <Dashboard />,
  'job-board': <PageSkeleton title="board.title" />,
  'job-history': <PageSkeleton title="history.title" />,
  overview: <OverviewSkeleton />,
  'profile-students': <OverviewSkeleton />,
  reviews: <OverviewSkeleton />,
  cv: <PageSkeleton title="cv.title" shape="detail" count={1} />,
  tutoring: <PageSkeleton title="update.title" />,
  education: <PageSkeleton title="update.title" />,
  personal: <PageSkeleton title="update.title" />,
  certificate: <PageSkeleton title="update.title" />,
  students: <PageSkeleton title="students.title" />,
  lessons: <PageSkeleton title="lessons.title" />,
  visit: <PageSkeleton title="visit.title" />,
  report: <PageSkeleton title="report.title" />,
  letters: <PageSkeleton title="letters.title" />,
  shop: <PageSkeleton title="shop.title" />,
  invoice: <PageSkeleton title="payment.title" />,
  transactions: <PageSkeleton title="payment.title" />,
  samples: <PageSkeleton title="samples.lessons" />,
};

export default defineRemote({
  routes: routesOf(
    routes,
    pages,
    (page) => skeletons[page] ?? <PageSkeleton title="settings.title" shape="form" count={4} />,
  ),
  side: lazyComponent(() => import(/* webpackChunkName: "side" */ './features/side/side.tsx')),
  slots: {
    'ops.tutor.tabs@1': () =>
      import(/* webpackChunkName: "for-families" */ './features/for-families/for-families.part.tsx'),
  },
  messages: (language) =>
    language === 'en'
      ? import(/* webpackChunkName: "locale-en" */ './locales/en.ts')
      : import(/* webpackChunkName: "locale-bn" */ './locales/bn.ts'),
});
