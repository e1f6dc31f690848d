import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';

type Route = RemoteManifest['routes'][number];

const page = (path: string, access: Route['access'], chunk: string, title: Route['title']): Route => ({
  path,
  layout: 'public',
  access,
  title,
  chunk,
});

export const manifest: RemoteManifest = {
  name: 'mfe-auth',
  contract: contractVersion,
  emits: ['profile.changed@1'],
  listens: [],
  routes: [
    page('/auth/signin', 'guest', 'sign-in', { en: 'Sign in', bn: 'সাইন ইন' }),
    page('/auth/tutor/signup', 'guest', 'tutor-sign-up', {
      en: 'Join as a tutor',
      bn: 'টিউটর হিসেবে যোগ দিন',
    }),
    page('/auth/parent/signup', 'guest', 'parent-sign-up', {
      en: 'Join as a guardian',
      bn: 'অভিভাবক হিসেবে যোগ দিন',
    }),
    page('/signup-as', 'guest', 'signup-as', { en: 'Join', bn: 'যোগ দিন' }),
    page('/auth/phone', 'guest', 'phone', { en: 'Your phone number', bn: 'আপনার ফোন নম্বর' }),
    page('/auth/otp-verification', 'anyone', 'otp', { en: 'Verify your phone number', bn: 'ফোন নম্বর যাচাই' }),
    page('/auth/forgotten-password', 'guest', 'forgotten', {
      en: 'Forgotten password',
      bn: 'পাসওয়ার্ড ভুলে গেছেন',
    }),
    // Begun in the settings of a signed-in person too.
    page('/auth/otp-verification-for-password-reset', 'anyone', 'reset-otp', {
      en: 'Verify the code',
      bn: 'কোড যাচাই',
    }),
    page('/auth/reset-password', 'anyone', 'reset', { en: 'New password', bn: 'নতুন পাসওয়ার্ড' }),
    page('/auth/tutor/details/secondary-education', 'tutor', 'secondary', {
      en: 'Secondary education',
      bn: 'মাধ্যমিক শিক্ষা',
    }),
    page('/auth/tutor/details/teaching-location', 'tutor', 'teaching-location', {
      en: 'Teaching location',
      bn: 'পড়ানোর জায়গা',
    }),
    page('/auth/tutor/details/bachelor-education', 'tutor', 'bachelor', {
      en: 'Bachelor education',
      bn: 'স্নাতক শিক্ষা',
    }),
    page('/auth/tutor/details/tutor-location', 'tutor', 'tutor-location', {
      en: 'Tutor location',
      bn: 'টিউশনের এলাকা',
    }),
    page('/auth/parent/details/add-student', 'parent', 'add-student', {
      en: 'Add a student',
      bn: 'শিক্ষার্থী যোগ করুন',
    }),
    page('/auth/parent/details/add-location', 'parent', 'add-location', {
      en: 'Add a location',
      bn: 'ঠিকানা যোগ করুন',
    }),
    page('/auth/coach/details', 'anyone', 'coach', { en: 'Become a coach', bn: 'কোচ হিসেবে যোগ দিন' }),
  ],
  menu: [],
};
