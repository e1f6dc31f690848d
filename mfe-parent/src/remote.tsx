import { defineRemote } from '@porao/platform';
import { withPaths } from '@porao/platform/paths';
import { patterns } from './common/paths.ts';
import { pages } from './pages.tsx';

export default defineRemote({
  routes: withPaths(patterns, pages),
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
