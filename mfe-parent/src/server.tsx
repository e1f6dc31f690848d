import { defineServer } from '@porao/platform/server';
import { paths } from './common/paths.ts';
import DashboardPage from './features/dashboard/dashboard.page.tsx';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

/** What the gateway renders for a guardian who is signed in. */
export default defineServer({
  routes: [{ path: paths.home, element: <DashboardPage /> }],
  messages: { en, bn },
});
