import { query } from '@porao/platform';
import type { ServerPages } from '@porao/platform/paths';
import { defineAreaServer } from '@porao/platform/server';
import { allStudentsQuery } from './common/family/students.queries.ts';
import { routinesQuery, weekOf } from './features/routine/routine.queries.ts';
import bn from './locales/bn.ts';
import en from './locales/en.ts';
import { routes } from './routes.ts';

/** Written by the build (`shared/build/src/server-table.ts`). */
declare const pages: ServerPages<typeof routes>;

// Asked for once the person is there: the rating in the header of the profile.
const reviews = () => [query('GET /api/reviews', { query: { side: 'guardian' } })];

export default defineAreaServer(
  routes,
  pages,
  { en, bn },
  {
    overview: reviews,
    timeline: reviews,
    reviews,
    routine: ({ params }) => {
      const week = weekOf(params);
      return week ? [allStudentsQuery, routinesQuery(week)] : [];
    },
  },
);
