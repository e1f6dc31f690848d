import { defineRemote, lazyPage } from '@porao/platform';
import { routes } from './pages.tsx';

export default defineRemote({
  routes,
  side: lazyPage(() => import(/* webpackChunkName: "side" */ './features/side/side.tsx')),
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
