import { defineRemote } from '@porao/platform';
import { routes } from './pages.tsx';

export default defineRemote({
  routes,
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
