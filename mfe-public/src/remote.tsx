import { routesOf } from '@porao/features/routes';
import { defineRemote } from '@porao/platform';
import { BoardSkeleton, EmptySkeleton, JobSkeleton } from './common/page-skeletons.tsx';
import { pages, routes } from './routes.ts';

export default defineRemote({
  routes: routesOf(routes, pages, (page) => {
    if (page === 'job-board') return <BoardSkeleton />;
    return page === 'job-details' ? <JobSkeleton /> : <EmptySkeleton />;
  }),
  slots: {
    'tutor.dashboard.cards@1': () =>
      import(/* webpackChunkName: "saved-searches" */ './features/saved-searches/saved-searches.card.tsx'),
  },
  messages: (language) =>
    language === 'en'
      ? import(/* webpackChunkName: "locale-en" */ './locales/en.ts')
      : import(/* webpackChunkName: "locale-bn" */ './locales/bn.ts'),
});
