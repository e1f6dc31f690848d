import { defineRemote, lazyPage } from '@porao/platform';
import { SignInSkeleton } from './features/sign-in/sign-in.skeleton.tsx';

const SignInPage = lazyPage(
  () => import(/* webpackChunkName: "sign-in" */ './features/sign-in/sign-in.page.tsx'),
  <SignInSkeleton />,
);

export default defineRemote({
  routes: [{ path: '/auth/signin', element: <SignInPage /> }],
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
