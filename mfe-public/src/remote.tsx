import { defineRemote } from '@porao/platform';
import { JobBoardPage, JobDetailsPage, LandingPage, PrivacyPage, TermsPage } from './pages.tsx';

export default defineRemote({
  routes: [
    { path: '/', element: <LandingPage /> },
    { path: '/job-board', element: <JobBoardPage /> },
    { path: '/job-details/:jobId?', element: <JobDetailsPage /> },
    { path: '/terms-conditions', element: <TermsPage /> },
    { path: '/privacy-policy', element: <PrivacyPage /> },
  ],
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
