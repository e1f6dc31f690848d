import { routesOf } from '@porao/features/routes';
import { defineRemote } from '@porao/platform';
import { UnsafeNotice } from './common/cases/unsafe.lazy.ts';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { pages, routes } from './routes.ts';

const rows = routesOf(routes, pages, (page) => <PageSkeleton title={`${page}.title`} />);

export default defineRemote({
  // On every page, and not a part of any: what pages ask for stays theirs.
  routes: rows.map((row) => ({
    ...row,
    element: (
      <>
        <UnsafeNotice />
        {row.element}
      </>
    ),
  })),
  messages: (language) =>
    language === 'en'
      ? import(/* webpackChunkName: "locale-en" */ './locales/en.ts')
      : import(/* webpackChunkName: "locale-bn" */ './locales/bn.ts'),
});
