import { defineRemote, Navigate } from '@porao/platform';
import {
  CrmPage,
  JobBoardPage,
  JobDetailsPage,
  LandingPage,
  PrivacyPage,
  ShopPage,
  SupportPage,
  TermsPage,
  ThanksPage,
} from './pages.tsx';

export default defineRemote({
  routes: [
    { path: '/', element: <LandingPage /> },
    { path: '/job-board', element: <JobBoardPage /> },
    { path: '/job-details/:jobId?', element: <JobDetailsPage /> },
    { path: '/porao-shop', element: <ShopPage /> },
    { path: '/shop', element: <Navigate to="/porao-shop" replace /> },
    { path: '/support', element: <SupportPage /> },
    { path: '/crm/thanks', element: <ThanksPage /> },
    { path: '/crm/:title?', element: <CrmPage /> },
    { path: '/terms-conditions', element: <TermsPage /> },
    { path: '/privacy-policy', element: <PrivacyPage /> },
  ],
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
