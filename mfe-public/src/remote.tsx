import { defineRemote } from '@porao/platform';
import { JobBoardPage, JobDetailsPage, LandingPage } from './pages.tsx';

export default defineRemote({
  routes: [
    { path: '/', element: <LandingPage /> },
    { path: '/job-board', element: <JobBoardPage /> },
    { path: '/job-details/:jobId?', element: <JobDetailsPage /> },
  ],
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
