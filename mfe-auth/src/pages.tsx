import { lazyPage } from '@porao/platform';
import { AuthSkeleton } from './common/auth-skeleton.tsx';
import { SignInSkeleton } from './features/sign-in/sign-in.skeleton.tsx';

export const SignIn = lazyPage(
  () => import(/* webpackChunkName: "sign-in" */ './features/sign-in/sign-in.page.tsx'),
  <SignInSkeleton />,
);
export const TutorSignUp = lazyPage(
  () => import(/* webpackChunkName: "tutor-sign-up" */ './features/sign-up/tutor-sign-up.page.tsx'),
  <AuthSkeleton fields={6} />,
);
export const ParentSignUp = lazyPage(
  () => import(/* webpackChunkName: "parent-sign-up" */ './features/sign-up/parent-sign-up.page.tsx'),
  <AuthSkeleton fields={8} />,
);
export const SignUpAs = lazyPage(
  () => import(/* webpackChunkName: "signup-as" */ './features/signup-as/signup-as.page.tsx'),
  <AuthSkeleton fields={3} />,
);
export const Phone = lazyPage(
  () => import(/* webpackChunkName: "phone" */ './features/phone/phone.page.tsx'),
  <AuthSkeleton fields={1} />,
);
export const Otp = lazyPage(
  () => import(/* webpackChunkName: "otp" */ './features/otp/otp.page.tsx'),
  <AuthSkeleton fields={1} />,
);
export const ForgottenPassword = lazyPage(
  () => import(/* webpackChunkName: "forgotten" */ './features/password/forgotten.page.tsx'),
  <AuthSkeleton fields={1} />,
);
export const ResetOtp = lazyPage(
  () => import(/* webpackChunkName: "reset-otp" */ './features/password/reset-otp.page.tsx'),
  <AuthSkeleton fields={1} />,
);
export const ResetPassword = lazyPage(
  () => import(/* webpackChunkName: "reset" */ './features/password/reset.page.tsx'),
  <AuthSkeleton fields={2} />,
);
export const Secondary = lazyPage(
  () => import(/* webpackChunkName: "secondary" */ './features/tutor-onboarding/secondary.page.tsx'),
  <AuthSkeleton fields={4} />,
);
export const TeachingLocation = lazyPage(
  () =>
    import(
      /* webpackChunkName: "teaching-location" */ './features/tutor-onboarding/teaching-location.page.tsx'
    ),
  <AuthSkeleton fields={4} />,
);
export const Bachelor = lazyPage(
  () => import(/* webpackChunkName: "bachelor" */ './features/tutor-onboarding/bachelor.page.tsx'),
  <AuthSkeleton fields={4} />,
);
export const TutorLocation = lazyPage(
  () =>
    import(/* webpackChunkName: "tutor-location" */ './features/tutor-onboarding/tutor-location.page.tsx'),
  <AuthSkeleton fields={4} />,
);
export const AddStudent = lazyPage(
  () => import(/* webpackChunkName: "add-student" */ './features/parent-onboarding/add-student.page.tsx'),
  <AuthSkeleton fields={6} />,
);
export const AddLocation = lazyPage(
  () => import(/* webpackChunkName: "add-location" */ './features/parent-onboarding/add-location.page.tsx'),
  <AuthSkeleton fields={5} />,
);
export const Coach = lazyPage(
  () => import(/* webpackChunkName: "coach" */ './features/coach/coach.page.tsx'),
  <AuthSkeleton fields={1} />,
);
