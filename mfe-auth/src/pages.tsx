import { lazyRoute } from '@porao/features/routes';
import { withPaths } from '@porao/platform/paths';
import { AuthSkeleton } from './common/auth-skeleton.tsx';
import { patterns } from './common/paths.ts';

/** The page of each path. */
export const routes = withPaths(patterns, {
  signIn: lazyRoute(
    () => import(/* webpackChunkName: "sign-in" */ './features/sign-in/sign-in.page.tsx'),
    <AuthSkeleton fields={2} />,
  ),
  tutorSignUp: lazyRoute(
    () => import(/* webpackChunkName: "tutor-sign-up" */ './features/sign-up/tutor-sign-up.page.tsx'),
    <AuthSkeleton fields={6} />,
  ),
  parentSignUp: lazyRoute(
    () => import(/* webpackChunkName: "parent-sign-up" */ './features/sign-up/parent-sign-up.page.tsx'),
    <AuthSkeleton fields={8} />,
  ),
  signUpAs: lazyRoute(
    () => import(/* webpackChunkName: "signup-as" */ './features/signup-as/signup-as.page.tsx'),
    <AuthSkeleton fields={3} />,
  ),
  phone: lazyRoute(
    () => import(/* webpackChunkName: "phone" */ './features/phone/phone.page.tsx'),
    <AuthSkeleton fields={1} />,
  ),
  otp: lazyRoute(
    () => import(/* webpackChunkName: "otp" */ './features/otp/otp.page.tsx'),
    <AuthSkeleton fields={1} />,
  ),
  forgotten: lazyRoute(
    () => import(/* webpackChunkName: "forgotten" */ './features/password/forgotten.page.tsx'),
    <AuthSkeleton fields={1} />,
  ),
  resetOtp: lazyRoute(
    () => import(/* webpackChunkName: "reset-otp" */ './features/password/reset-otp.page.tsx'),
    <AuthSkeleton fields={1} />,
  ),
  reset: lazyRoute(
    () => import(/* webpackChunkName: "reset" */ './features/password/reset.page.tsx'),
    <AuthSkeleton fields={2} />,
  ),
  secondaryEducation: lazyRoute(
    () => import(/* webpackChunkName: "secondary" */ './features/tutor-onboarding/secondary.page.tsx'),
    <AuthSkeleton fields={4} />,
  ),
  teachingLocation: lazyRoute(
    () =>
      import(
        /* webpackChunkName: "teaching-location" */ './features/tutor-onboarding/teaching-location.page.tsx'
      ),
    <AuthSkeleton fields={4} />,
  ),
  bachelorEducation: lazyRoute(
    () => import(/* webpackChunkName: "bachelor" */ './features/tutor-onboarding/bachelor.page.tsx'),
    <AuthSkeleton fields={4} />,
  ),
  tutorLocation: lazyRoute(
    () =>
      import(/* webpackChunkName: "tutor-location" */ './features/tutor-onboarding/tutor-location.page.tsx'),
    <AuthSkeleton fields={4} />,
  ),
  addStudent: lazyRoute(
    () => import(/* webpackChunkName: "add-student" */ './features/parent-onboarding/add-student.page.tsx'),
    <AuthSkeleton fields={6} />,
  ),
  addLocation: lazyRoute(
    () => import(/* webpackChunkName: "add-location" */ './features/parent-onboarding/add-location.page.tsx'),
    <AuthSkeleton fields={5} />,
  ),
  coach: lazyRoute(
    () => import(/* webpackChunkName: "coach" */ './features/coach/coach.page.tsx'),
    <AuthSkeleton fields={1} />,
  ),
});
