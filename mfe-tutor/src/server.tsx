import { defineServer } from '@porao/platform/server';
import DashboardPage from './features/dashboard/dashboard.page.tsx';
import JobBoardPage from './features/job-board/job-board.page.tsx';
import { firstJobs } from './features/job-board/job-board.queries.ts';
import bn from './locales/bn.ts';
import en from './locales/en.ts';
import { routes } from './routes.ts';

/** The pages that the gateway renders for who is signed in, with the components of the browser. */
export default defineServer(
  routes,
  {
    dashboard: { element: <DashboardPage /> },
    availableJobs: { element: <JobBoardPage />, reads: () => [firstJobs('available')] },
    savedJobs: { element: <JobBoardPage />, reads: () => [firstJobs('saved')] },
  },
  { en, bn },
);
