import { defineRemote, lazyPage } from '@porao/platform';
import { withPaths } from '@porao/platform/paths';
import { patterns } from './common/paths.ts';
import { pages } from './pages.tsx';

export default defineRemote({
  routes: withPaths(patterns, pages),
  side: lazyPage(() => import(/* webpackChunkName: "side" */ './features/side/side.tsx')),
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
