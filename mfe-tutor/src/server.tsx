import { defineServer } from '@porao/platform/server';
import { paths } from './common/paths.ts';
import DashboardPage from './features/dashboard/dashboard.page.tsx';
import JobBoardPage from './features/job-board/job-board.page.tsx';
import { firstJobs } from './features/job-board/job-board.queries.ts';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

/** The pages that the gateway renders for who is signed in, with the components of the browser. */
export default defineServer({
  messages: { en, bn },
  routes: [
    { path: paths.dashboard, element: <DashboardPage /> },
    { path: paths.availableJobs, element: <JobBoardPage />, reads: () => [firstJobs('available')] },
    { path: paths.savedJobs, element: <JobBoardPage />, reads: () => [firstJobs('saved')] },
  ],
});
