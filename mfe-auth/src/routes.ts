import * as site from '@porao/contracts/paths';
import { type Pages, pagesOf } from '@porao/platform/paths';

const page = pagesOf('public', 'anyone');
const guestPage = pagesOf('public', 'guest');
const tutorPage = pagesOf('public', 'tutor');
const parentPage = pagesOf('public', 'parent');

/** Every page of this remote: path, file below `features`, titles, and what the gateway and the shell read for it. */
export const routes = {
  signIn: guestPage(site.signIn, 'sign-in/sign-in', 'Sign in', 'সাইন ইন'),
  tutorSignUp: guestPage(site.tutorSignUp, 'sign-up/tutor-sign-up', 'Join as a tutor', 'টিউটর হিসেবে যোগ দিন'),
  parentSignUp: guestPage(site.parentSignUp, 'sign-up/parent-sign-up', 'Join as a guardian', 'অভিভাবক হিসেবে যোগ দিন'),
  signUpAs: guestPage('/signup-as', 'signup-as/signup-as', 'Join', 'যোগ দিন'),
  phone: guestPage('/auth/phone', 'phone/phone', 'Your phone number', 'আপনার ফোন নম্বর'),
  otp: page('/auth/otp-verification', 'otp/otp', 'Verify your phone number', 'ফোন নম্বর যাচাই', { withoutContent: 'Its form is sent by scripts.' }),
  forgotten: guestPage(site.forgottenPassword, 'password/forgotten', 'Forgotten password', 'পাসওয়ার্ড ভুলে গেছেন'),
  // Signed-in people reset their password from their settings.
  resetOtp: page(site.resetOtp, 'password/reset-otp', 'Verify the code', 'কোড যাচাই', { withoutContent: 'Its form is sent by scripts.' }),
  reset: page(site.resetPassword, 'password/reset', 'New password', 'নতুন পাসওয়ার্ড', { withoutContent: 'Its form is sent by scripts.' }),
  secondaryEducation: tutorPage(site.tutorStepPaths['secondary-education'], 'tutor-onboarding/secondary', 'Secondary education', 'মাধ্যমিক শিক্ষা'),
  teachingLocation: tutorPage(site.tutorStepPaths['teaching-location'], 'tutor-onboarding/teaching-location', 'Teaching location', 'পড়ানোর জায়গা'),
  bachelorEducation: tutorPage(site.tutorStepPaths['bachelor-education'], 'tutor-onboarding/bachelor', 'Bachelor education', 'স্নাতক শিক্ষা'),
  tutorLocation: tutorPage(site.tutorStepPaths['tutor-location'], 'tutor-onboarding/tutor-location', 'Tutor location', 'টিউশনের এলাকা'),
  addStudent: parentPage(site.addStudent, 'parent-onboarding/add-student', 'Add a student', 'শিক্ষার্থী যোগ করুন'),
  addLocation: parentPage(site.addLocation, 'parent-onboarding/add-location', 'Add a location', 'ঠিকানা যোগ করুন'),
  coach: page('/auth/coach/details', 'coach/coach', 'Become a coach', 'কোচ হিসেবে যোগ দিন', { withoutContent: 'Its form is sent by scripts.' }),
};

/** Written by the build (`shared/build/src/route-table.ts`). */
export declare const pages: Pages<typeof routes>;
