import { language } from '@porao/platform';
import { defineServer } from '@porao/platform/server';
import type { ReactElement } from 'react';
import { paths } from './common/paths.ts';
import CrmPage from './features/crm/crm.page.tsx';
import ThanksPage from './features/crm/thanks.page.tsx';
import JobBoardPage from './features/job-board/job-board.page.tsx';
import JobDetailsPage from './features/job-details/job-details.page.tsx';
import LandingPage from './features/landing/landing.page.tsx';
import LandingMore from './features/landing/more/landing-more.tsx';
import PrivacyPage from './features/legal/privacy.page.tsx';
import { privacyText } from './features/legal/privacy.text.ts';
import TermsPage from './features/legal/terms.page.tsx';
import { termsText } from './features/legal/terms.text.ts';
import ShopPage from './features/shop/shop.page.tsx';
import SupportPage from './features/support/support.page.tsx';
import bn from './locales/bn.ts';
import en from './locales/en.ts';
import { routes } from './routes.ts';
import { prepareBoard } from './server/board.prepare.ts';
import { headOf, leadHead, siteData, thanksHead } from './server/heads.ts';
import { prepareJob } from './server/job.prepare.ts';
import { s } from './server/seo.text.ts';

/** A page that is only text. */
const textPage = (
  name: 'terms' | 'privacy' | 'shop' | 'support',
  element: ReactElement,
  titleOf: () => string,
) => ({
  element,
  prepare: () => ({
    head: headOf(paths[name], { title: titleOf(), description: s(`${name}.description`) }),
  }),
});

/** The public pages that the gateway renders with the components of the browser. */
export default defineServer(
  routes,
  {
    landing: {
      element: <LandingPage lower={<LandingMore />} />,
      prepare: ({ origin }) => {
        const words = { title: s('landing.title'), description: s('landing.description') };
        const head = headOf(paths.landing, { ...words, card: s('landing.card') });
        return { head: { ...head, linkedData: siteData(origin) } };
      },
    },
    jobBoard: { element: <JobBoardPage />, prepare: prepareBoard },
    jobDetails: { element: <JobDetailsPage />, prepare: prepareJob },
    terms: textPage('terms', <TermsPage />, () => termsText[language].title),
    privacy: textPage('privacy', <PrivacyPage />, () => privacyText[language].title),
    shop: textPage('shop', <ShopPage />, () => s('shop.title')),
    support: textPage('support', <SupportPage />, () => s('support.title')),
    thanks: { element: <ThanksPage />, prepare: () => ({ head: thanksHead() }) },
    lead: { element: <CrmPage />, prepare: (request) => ({ head: leadHead(request) }) },
  },
  { en, bn },
);
