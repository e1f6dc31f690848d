import { language } from '@porao/platform';
import { defineServer } from '@porao/platform/server';
import { boardQuery } from './common/job-queries.ts';
import CrmPage from './features/crm/crm.page.tsx';
import ThanksPage from './features/crm/thanks.page.tsx';
import { readFilters, toBody } from './features/job-board/filters.ts';
import JobBoardPage from './features/job-board/job-board.page.tsx';
import JobDetailsPage from './features/job-details/job-details.page.tsx';
import LandingPage from './features/landing/landing.page.tsx';
import { LandingMore } from './features/landing/more/landing-more.tsx';
import PrivacyPage from './features/legal/privacy.page.tsx';
import { privacyText } from './features/legal/privacy.text.ts';
import TermsPage from './features/legal/terms.page.tsx';
import { termsText } from './features/legal/terms.text.ts';
import ShopPage from './features/shop/shop.page.tsx';
import SupportPage from './features/support/support.page.tsx';
import bn from './locales/bn.ts';
import en from './locales/en.ts';
import { leadHead, thanksHead } from './server/crm.heads.ts';
import { headOf, siteData } from './server/heads.ts';
import { prepareJob } from './server/job.prepare.ts';
import { s } from './server/seo.text.ts';

/** The public pages that the gateway renders with the components of the browser. */
export default defineServer({
  messages: { en, bn },
  routes: [
    {
      path: '/',
      element: <LandingPage lower={<LandingMore />} />,
      prepare: ({ origin }) => {
        const words = { title: s('landing.title'), description: s('landing.description') };
        return {
          head: { ...headOf('/', { ...words, card: s('landing.card') }), linkedData: siteData(origin) },
        };
      },
    },
    {
      path: '/job-board',
      element: <JobBoardPage />,
      prepare: async ({ query, queries }) => {
        const board = await queries.fetchInfiniteQuery(boardQuery(toBody(readFilters(query)), null));
        const count = board.pages[0]?.total ?? 0;
        const description = s('board.description', { count });
        return {
          head: headOf('/job-board', { title: s('board.title'), description, card: s('board.card') }),
        };
      },
    },
    { path: '/job-details/:jobId?', element: <JobDetailsPage />, prepare: prepareJob },
    {
      path: '/terms-conditions',
      element: <TermsPage />,
      prepare: () => ({
        head: headOf('/terms-conditions', {
          title: termsText[language].title,
          description: s('terms.description'),
        }),
      }),
    },
    {
      path: '/privacy-policy',
      element: <PrivacyPage />,
      prepare: () => ({
        head: headOf('/privacy-policy', {
          title: privacyText[language].title,
          description: s('privacy.description'),
        }),
      }),
    },
    {
      path: '/porao-shop',
      element: <ShopPage />,
      prepare: () => ({
        head: headOf('/porao-shop', { title: s('shop.title'), description: s('shop.description') }),
      }),
    },
    {
      path: '/support',
      element: <SupportPage />,
      prepare: () => ({
        head: headOf('/support', { title: s('support.title'), description: s('support.description') }),
      }),
    },
    { path: '/crm/thanks', element: <ThanksPage />, prepare: () => ({ head: thanksHead() }) },
    {
      path: '/crm/:title?',
      element: <CrmPage />,
      prepare: (request) => ({ head: leadHead(request) }),
    },
  ],
});
