import { routesOf } from '@porao/features/routes';
import { defineRemote } from '@porao/platform';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { pages, routes } from './routes.ts';

export default defineRemote({
  routes: routesOf(routes, pages, (page) => <PageSkeleton title={`${page}.title`} />),
  messages: (language) =>
    language === 'en'
      ? import(/* webpackChunkName: "locale-en" */ './locales/en.ts')
      : import(/* webpackChunkName: "locale-bn" */ './locales/bn.ts'),
});
