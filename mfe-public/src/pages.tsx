import { lazyPage } from '@porao/platform';
import { setJobPagePreload } from './common/intent.ts';
import { BoardSkeleton, JobSkeleton, LandingSkeleton } from './common/page-skeletons.tsx';

export const LandingPage = lazyPage(
  () => import(/* webpackChunkName: "landing" */ './features/landing/landing.page.tsx'),
  <LandingSkeleton />,
);

export const JobBoardPage = lazyPage(
  () => import(/* webpackChunkName: "job-board" */ './features/job-board/job-board.page.tsx'),
  <BoardSkeleton />,
);

const loadJobDetails = () =>
  import(/* webpackChunkName: "job-details" */ './features/job-details/job-details.page.tsx');

export const JobDetailsPage = lazyPage(loadJobDetails, <JobSkeleton />);

setJobPagePreload(loadJobDetails);
