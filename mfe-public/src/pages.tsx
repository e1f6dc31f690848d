import { lazyRoute, redirectTo } from '@porao/features/routes';
import { withPaths } from '@porao/platform/paths';
import { setJobPagePreload } from './common/intent.ts';
import { BoardSkeleton, EmptySkeleton, JobSkeleton } from './common/page-skeletons.tsx';
import { paths, patterns } from './common/paths.ts';

const loadJobDetails = () =>
  import(/* webpackChunkName: "job-details" */ './features/job-details/job-details.page.tsx');

setJobPagePreload(loadJobDetails);

/** The page of each path. */
export const routes = withPaths(patterns, {
  landing: lazyRoute(
    () => import(/* webpackChunkName: "landing" */ './features/landing/landing.page.tsx'),
    <EmptySkeleton />,
  ),
  jobBoard: lazyRoute(
    () => import(/* webpackChunkName: "job-board" */ './features/job-board/job-board.page.tsx'),
    <BoardSkeleton />,
  ),
  jobDetails: lazyRoute(loadJobDetails, <JobSkeleton />),
  shop: lazyRoute(
    () => import(/* webpackChunkName: "shop" */ './features/shop/shop.page.tsx'),
    <EmptySkeleton />,
  ),
  oldShop: redirectTo(paths.shop),
  support: lazyRoute(
    () => import(/* webpackChunkName: "support" */ './features/support/support.page.tsx'),
    <EmptySkeleton />,
  ),
  thanks: lazyRoute(
    () => import(/* webpackChunkName: "crm" */ './features/crm/thanks.page.tsx'),
    <EmptySkeleton />,
  ),
  lead: lazyRoute(
    () => import(/* webpackChunkName: "crm" */ './features/crm/crm.page.tsx'),
    <EmptySkeleton />,
  ),
  alerts: lazyRoute(
    () => import(/* webpackChunkName: "guest-alerts" */ './features/guest-alerts/guest-alerts.page.tsx'),
    <EmptySkeleton />,
  ),
  terms: lazyRoute(
    () => import(/* webpackChunkName: "terms" */ './features/legal/terms.page.tsx'),
    <EmptySkeleton />,
  ),
  privacy: lazyRoute(
    () => import(/* webpackChunkName: "privacy" */ './features/legal/privacy.page.tsx'),
    <EmptySkeleton />,
  ),
});
