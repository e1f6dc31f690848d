import { defineServer } from '@porao/platform/server';
import { allStudentsQuery } from './common/family/students.queries.ts';
import { readPage } from './common/paged.ts';
import { allTutorsQuery } from './common/tutors.queries.ts';
import DashboardPage from './features/dashboard/dashboard.page.tsx';
import { dashboardReads } from './features/dashboard/dashboard.queries.ts';
import RoutinePage from './features/routine/routine.page.tsx';
import { routinesQuery, weekOf } from './features/routine/routine.queries.ts';
import RequestsPage from './features/tutor-requests/requests.page.tsx';
import { requestsQuery } from './features/tutor-requests/requests.queries.ts';
import bn from './locales/bn.ts';
import en from './locales/en.ts';
import { routes } from './routes.ts';

/** The gateway renders these for a guardian who is signed in. */
export default defineServer(
  routes,
  {
    home: { element: <DashboardPage />, reads: () => Object.values(dashboardReads) },
    tutorRequests: {
      element: <RequestsPage />,
      reads: ({ query }) => [requestsQuery(readPage(query))],
    },
    routine: {
      element: <RoutinePage />,
      reads: ({ params, query }) => {
        const week = weekOf(params);
        // A dialog is opened by scripts.
        return week && !query.has('edit') ? [allTutorsQuery, allStudentsQuery, routinesQuery(week)] : [];
      },
    },
  },
  { en, bn },
);
