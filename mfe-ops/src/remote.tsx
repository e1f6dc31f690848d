import { routesOf } from '@porao/features/routes';
import { defineRemote } from '@porao/platform';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { pages, routes } from './routes.ts';

export default defineRemote({
  routes: routesOf(routes, pages, (page) => <PageSkeleton title={`${page}.title`} />),
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
