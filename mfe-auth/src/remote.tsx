import { defineRemote } from '@porao/platform';
import * as pages from './pages.tsx';

export default defineRemote({
  routes: [
    { path: '/auth/signin', element: <pages.SignIn /> },
    { path: '/auth/tutor/signup', element: <pages.TutorSignUp /> },
    { path: '/auth/parent/signup', element: <pages.ParentSignUp /> },
    { path: '/signup-as', element: <pages.SignUpAs /> },
    { path: '/auth/phone', element: <pages.Phone /> },
    { path: '/auth/otp-verification', element: <pages.Otp /> },
    { path: '/auth/forgotten-password', element: <pages.ForgottenPassword /> },
    { path: '/auth/otp-verification-for-password-reset', element: <pages.ResetOtp /> },
    { path: '/auth/reset-password', element: <pages.ResetPassword /> },
    { path: '/auth/tutor/details/secondary-education', element: <pages.Secondary /> },
    { path: '/auth/tutor/details/teaching-location', element: <pages.TeachingLocation /> },
    { path: '/auth/tutor/details/bachelor-education', element: <pages.Bachelor /> },
    { path: '/auth/tutor/details/tutor-location', element: <pages.TutorLocation /> },
    { path: '/auth/parent/details/add-student', element: <pages.AddStudent /> },
    { path: '/auth/parent/details/add-location', element: <pages.AddLocation /> },
    { path: '/auth/coach/details', element: <pages.Coach /> },
  ],
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
