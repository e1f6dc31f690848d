import { routesOf } from '@porao/features/routes';
import { defineRemote, lazyComponent } from '@porao/platform';
import type { ReactNode } from 'react';
import { AreaPage } from './common/area.page.tsx';
import { ListSkeleton } from './common/list.skeleton.tsx';
import { CvSkeleton } from './features/cv/cv.skeleton.tsx';
import { DashboardSkeleton } from './features/dashboard/dashboard.skeleton.tsx';
import { OverviewSkeleton } from './features/profile/overview.skeleton.tsx';
import { UpdateSkeleton } from './features/profile-update/update.skeleton.tsx';
import { SettingsSkeleton } from './features/settings/settings.skeleton.tsx';
import { pages, routes } from './routes.ts';

/** The other pages are settings. */
const skeletons: { readonly [Page in keyof typeof pages]?: ReactNode } = {
  dashboard: (
    <AreaPage>
      <DashboardSkeleton />
    </AreaPage>
  ),
  'job-board': <ListSkeleton title="board.title" />,
  'job-history': <ListSkeleton title="history.title" />,
  overview: <OverviewSkeleton />,
  'profile-students': <OverviewSkeleton />,
  cv: <CvSkeleton />,
  tutoring: <UpdateSkeleton />,
  education: <UpdateSkeleton />,
  personal: <UpdateSkeleton />,
  certificate: <UpdateSkeleton />,
  students: <ListSkeleton title="students.title" />,
  letters: <ListSkeleton title="letters.title" />,
  shop: <ListSkeleton title="shop.title" />,
  invoice: <ListSkeleton title="payment.title" />,
  'pay-now': <ListSkeleton title="payment.title" />,
  transactions: <ListSkeleton title="payment.title" />,
  samples: <ListSkeleton title="samples.lessons" />,
};

export default defineRemote({
  routes: routesOf(routes, pages, (page) => skeletons[page] ?? <SettingsSkeleton />),
  side: lazyComponent(() => import(/* webpackChunkName: "side" */ './features/side/side.tsx')),
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
