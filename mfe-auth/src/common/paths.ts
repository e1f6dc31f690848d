import { pathsOf } from '@porao/platform/paths';
import * as site from '@porao/platform/site-paths';

/** Each page's path, once. Titles and chunks are in `manifest.ts`, components in `pages.tsx`. */
export const patterns = {
  signIn: '/auth/signin',
  tutorSignUp: site.tutorSignUp,
  parentSignUp: site.parentSignUp,
  signUpAs: '/signup-as',
  phone: '/auth/phone',
  otp: '/auth/otp-verification',
  forgotten: site.forgottenPassword,
  resetOtp: site.resetOtp,
  reset: '/auth/reset-password',
  secondaryEducation: site.tutorStepPaths['secondary-education'],
  teachingLocation: site.tutorStepPaths['teaching-location'],
  bachelorEducation: site.tutorStepPaths['bachelor-education'],
  tutorLocation: site.tutorStepPaths['tutor-location'],
  addStudent: site.addStudent,
  addLocation: site.addLocation,
  coach: '/auth/coach/details',
} as const;

export const paths = pathsOf(patterns);
