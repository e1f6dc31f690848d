import type { PageHead } from '@porao/contracts';
import { defineServer } from '@porao/platform/server';
import { t } from './common/messages.ts';
import { paths } from './common/paths.ts';
import SignInPage from './features/sign-in/sign-in.page.tsx';
import SignUpAsPage from './features/signup-as/signup-as.page.tsx';
import bn from './locales/bn.ts';
import en from './locales/en.ts';
import { routes } from './routes.ts';

/** Not for search engines: what is found there leads here by itself. */
const unlisted = (canonical: string, title: string, description: string): PageHead => ({
  title,
  description,
  canonical,
  listed: false,
  card: { kicker: 'Porao', title, facts: [], price: null },
  linkedData: [],
});

/** The pages to which links of public pages lead, so that they can be followed before any script is there. */
export default defineServer(
  routes,
  {
    signIn: {
      element: <SignInPage />,
      prepare: () => ({ head: unlisted(paths.signIn, t('signin.submit'), t('signin.lead')) }),
    },
    signUpAs: {
      element: <SignUpAsPage />,
      prepare: () => ({ head: unlisted(paths.signUpAs, t('as.heading'), t('as.lead')) }),
    },
  },
  { en, bn },
);
