import { publicQuery, query as read } from '@porao/platform';
import { defineServer } from '@porao/platform/server';
import { readListParams } from './common/queue/search-params.ts';
import RequestsPage from './features/requests/requests.page.tsx';
import { requestsQuery } from './features/requests/requests.queries.ts';
import TodayPage from './features/today/today.page.tsx';
import bn from './locales/bn.ts';
import en from './locales/en.ts';
import { routes } from './routes.ts';

/** The gateway renders these for an operator who is signed in. */
export default defineServer(
  routes,
  {
    today: { element: <TodayPage />, reads: () => [read('GET /api/ops/today')] },
    requests: {
      element: <RequestsPage />,
      reads: ({ query }) => {
        const params = readListParams(query);
        // The classes of a category are asked for by POST.
        if (params.getId('category') !== undefined) return [];
        return [
          requestsQuery(params),
          publicQuery('GET /api/city/select'),
          publicQuery('GET /api/tutoringcategory/select'),
        ];
      },
    },
  },
  { en, bn },
);
