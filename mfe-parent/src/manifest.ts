import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { withPaths } from '@porao/platform/paths';
import { patterns } from './common/paths.ts';
import { menu } from './menu.ts';

type Route = Omit<RemoteManifest['routes'][number], 'path'>;

/** A page of the area; a redirect has no chunk. */
const page = (en: string, bn: string, chunk?: string): Route => ({
  layout: 'parent',
  access: 'parent',
  title: { en, bn },
  ...(chunk && { chunk }),
});

const myTutors = page('My Tutors', 'আমার টিউটর', 'my-tutors');

export const manifest: RemoteManifest = {
  name: 'mfe-parent',
  contract: contractVersion,
  emits: ['profile.changed@1'],
  listens: ['profile.changed@1'],
  area: {
    name: 'parent',
    basePath: patterns.area,
    label: { en: 'Guardian', bn: 'অভিভাবক' },
    roles: ['parent'],
    home: patterns.home,
    join: 'POST /api/create-parent-profile-from-tutor',
  },
  routes: withPaths(patterns, {
    area: page('Dashboard', 'ড্যাশবোর্ড'),
    home: {
      ...page('Dashboard', 'ড্যাশবোর্ড', 'dashboard'),
      reads: ['GET /api/v1/user', 'GET /api/family-info'],
      rendered: true,
    },
    hire: page('Find a teacher', 'টিউটর খুঁজুন', 'hire'),
    myTutor: myTutors,
    manageTutor: myTutors,
    manage: myTutors,
    routine: { ...page('Class Routine', 'ক্লাস রুটিন', 'routine'), query: ['edit'], rendered: true },
    hireTutor: page('Hire home tutor', 'হোম টিউটর নিন', 'hire-home-tutor'),
    tutorRequests: {
      ...page('Tutor requests', 'টিউটরের অনুরোধ', 'tutor-requests'),
      query: ['page'],
      rendered: true,
    },
    tutorRequest: page('Tutor request', 'টিউটরের অনুরোধ', 'tutor-request'),
    candidates: page('Candidates', 'আবেদনকারী', 'tutor-request'),
    students: page('Students', 'শিক্ষার্থী', 'students'),
    location: page('Locations', 'ঠিকানা', 'locations'),
    onlineLesson: page('Online lessons', 'অনলাইন ক্লাস', 'online-lesson'),
    onlineLessonView: page('Online lesson', 'অনলাইন ক্লাস', 'lesson-view'),
    coachRequests: page('Hired coaches', 'নেওয়া কোচ', 'coach-requests'),
    myCoach: page('My coaches', 'আমার কোচ', 'my-coach'),
    onlineTutor: page('Online tutors', 'অনলাইন টিউটর', 'online-tutor'),
    tutorJob: page('Tutor job details', 'টিউশনের বিবরণ', 'tutor-job'),
    coachJob: page('Coach job details', 'কোচের কাজের বিবরণ', 'coach-job'),
    payment: page('Payment', 'পেমেন্ট'),
    invoice: page('Invoice', 'ইনভয়েস', 'invoice'),
    transactions: page('Transaction History', 'লেনদেনের ইতিহাস', 'transactions'),
    payNow: page('Pay now', 'এখনই পরিশোধ করুন', 'pay-now'),
    community: page('Community', 'কমিউনিটি', 'community'),
    hireCoach: page('Hire home coach', 'হোম কোচ নিন', 'hire-coach'),
    profile: page('Profile', 'প্রোফাইল'),
    overview: page('Profile', 'প্রোফাইল', 'profile'),
    timeline: page('Timeline', 'টাইমলাইন', 'timeline'),
    settings: page('Settings', 'সেটিংস'),
    personalInfo: page('Personal info', 'ব্যক্তিগত তথ্য', 'personal-info'),
    changePassword: page('Change password', 'পাসওয়ার্ড বদলান', 'change-password'),
    accountStatus: page('Account status', 'অ্যাকাউন্টের অবস্থা', 'account-status'),
    tutorAlerts: page('Tutor alerts', 'টিউটরের খবর', 'tutor-alerts'),
    bag: page('Bag', 'ব্যাগ', 'bag'),
  }),
  menu,
};
