import { query } from '@porao/platform';
import type { ServerPages } from '@porao/platform/paths';
import { defineAreaServer } from '@porao/platform/server';
import bn from './locales/bn.ts';
import en from './locales/en.ts';
import { routes } from './routes.ts';

/** Written by the build (`shared/build/src/server-table.ts`). */
declare const pages: ServerPages<typeof routes>;

// Asked for once the person is there.
const completion = () => [query('GET /api/update-profile-status')];

export default defineAreaServer(
  routes,
  pages,
  { en, bn },
  {
    overview: completion,
    profileStudents: completion,
    reviews: () => [...completion(), query('GET /api/reviews', { query: { side: 'tutor' } })],
    jobAlerts: () => [query('GET /api/saved-searches')],
    privacy: () => [query('GET /api/contact-views', { query: { per_page: 20 } }), query('GET /api/consents')],
    payInfo: () => [query('GET /api/tutor/mobilebanking')],
  },
);
