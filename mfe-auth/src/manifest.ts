import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { withPaths } from '@porao/platform/paths';
import { patterns } from './common/paths.ts';

type Route = Omit<RemoteManifest['routes'][number], 'path'>;

const page = (access: Route['access'], chunk: string, en: string, bn: string): Route => ({
  layout: 'public',
  access,
  title: { en, bn },
  chunk,
});

export const manifest: RemoteManifest = {
  name: 'mfe-auth',
  contract: contractVersion,
  emits: ['profile.changed@1'],
  listens: [],
  routes: withPaths(patterns, {
    signIn: page('guest', 'sign-in', 'Sign in', 'সাইন ইন'),
    tutorSignUp: page('guest', 'tutor-sign-up', 'Join as a tutor', 'টিউটর হিসেবে যোগ দিন'),
    parentSignUp: page('guest', 'parent-sign-up', 'Join as a guardian', 'অভিভাবক হিসেবে যোগ দিন'),
    signUpAs: page('guest', 'signup-as', 'Join', 'যোগ দিন'),
    phone: page('guest', 'phone', 'Your phone number', 'আপনার ফোন নম্বর'),
    otp: page('anyone', 'otp', 'Verify your phone number', 'ফোন নম্বর যাচাই'),
    forgotten: page('guest', 'forgotten', 'Forgotten password', 'পাসওয়ার্ড ভুলে গেছেন'),
    // Signed-in people reset their password from their settings.
    resetOtp: page('anyone', 'reset-otp', 'Verify the code', 'কোড যাচাই'),
    reset: page('anyone', 'reset', 'New password', 'নতুন পাসওয়ার্ড'),
    secondaryEducation: page('tutor', 'secondary', 'Secondary education', 'মাধ্যমিক শিক্ষা'),
    teachingLocation: page('tutor', 'teaching-location', 'Teaching location', 'পড়ানোর জায়গা'),
    bachelorEducation: page('tutor', 'bachelor', 'Bachelor education', 'স্নাতক শিক্ষা'),
    tutorLocation: page('tutor', 'tutor-location', 'Tutor location', 'টিউশনের এলাকা'),
    addStudent: page('parent', 'add-student', 'Add a student', 'শিক্ষার্থী যোগ করুন'),
    addLocation: page('parent', 'add-location', 'Add a location', 'ঠিকানা যোগ করুন'),
    coach: page('anyone', 'coach', 'Become a coach', 'কোচ হিসেবে যোগ দিন'),
  }),
  menu: [],
};
