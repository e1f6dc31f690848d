import { lazyPage } from '@porao/platform';
import { setJobPagePreload } from './common/intent.ts';
import { BoardSkeleton, EmptySkeleton, JobSkeleton } from './common/page-skeletons.tsx';

export const LandingPage = lazyPage(
  () => import(/* webpackChunkName: "landing" */ './features/landing/landing.page.tsx'),
  <EmptySkeleton />,
);

export const JobBoardPage = lazyPage(
  () => import(/* webpackChunkName: "job-board" */ './features/job-board/job-board.page.tsx'),
  <BoardSkeleton />,
);

const loadJobDetails = () =>
  import(/* webpackChunkName: "job-details" */ './features/job-details/job-details.page.tsx');

export const JobDetailsPage = lazyPage(loadJobDetails, <JobSkeleton />);

setJobPagePreload(loadJobDetails);

export const TermsPage = lazyPage(
  () => import(/* webpackChunkName: "terms" */ './features/legal/terms.page.tsx'),
  <EmptySkeleton />,
);

export const PrivacyPage = lazyPage(
  () => import(/* webpackChunkName: "privacy" */ './features/legal/privacy.page.tsx'),
  <EmptySkeleton />,
);

export const ShopPage = lazyPage(
  () => import(/* webpackChunkName: "shop" */ './features/shop/shop.page.tsx'),
  <EmptySkeleton />,
);

export const SupportPage = lazyPage(
  () => import(/* webpackChunkName: "support" */ './features/support/support.page.tsx'),
  <EmptySkeleton />,
);

export const CrmPage = lazyPage(
  () => import(/* webpackChunkName: "crm" */ './features/crm/crm.page.tsx'),
  <EmptySkeleton />,
);

export const ThanksPage = lazyPage(
  () => import(/* webpackChunkName: "crm" */ './features/crm/thanks.page.tsx'),
  <EmptySkeleton />,
);
