import { routesOf } from '@porao/features/routes';
import { defineRemote } from '@porao/platform';
import { AuthSkeleton } from './common/auth-skeleton.tsx';
import { pages, routes } from './routes.ts';

/** The number of fields of each form. */
const fields: Record<keyof typeof pages, number> = {
  'sign-in': 2,
  'tutor-sign-up': 6,
  'parent-sign-up': 8,
  'signup-as': 3,
  phone: 1,
  otp: 1,
  forgotten: 1,
  'reset-otp': 1,
  reset: 2,
  secondary: 4,
  'teaching-location': 4,
  bachelor: 4,
  'tutor-location': 4,
  'add-student': 6,
  'add-location': 5,
  coach: 1,
};

export default defineRemote({
  routes: routesOf(routes, pages, (page) => <AuthSkeleton fields={fields[page]} />),
  messages: (language) =>
    language === 'en'
      ? import(/* webpackChunkName: "locale-en" */ './locales/en.ts')
      : import(/* webpackChunkName: "locale-bn" */ './locales/bn.ts'),
});
