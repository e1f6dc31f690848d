import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { withPaths } from '@porao/platform/paths';
import { patterns } from './common/paths.ts';
import { menu } from './menu.ts';

type Route = Omit<RemoteManifest['routes'][number], 'path'>;

/** A page of the area; a redirect has no chunk. */
const page = (en: string, bn: string, chunk?: string): Route => ({
  layout: 'tutor',
  access: 'tutor',
  title: { en, bn },
  ...(chunk && { chunk }),
});

export const manifest: RemoteManifest = {
  name: 'mfe-tutor',
  contract: contractVersion,
  emits: ['job.saved@1', 'profile.changed@1'],
  listens: ['job.applied@1', 'job.saved@1', 'profile.changed@1'],
  area: {
    name: 'tutor',
    basePath: patterns.area,
    label: { en: 'Tutor', bn: 'টিউটর' },
    roles: ['tutor'],
    home: patterns.dashboard,
    join: 'POST /api/create-tutor-profile-from-parent',
  },
  routes: withPaths(patterns, {
    area: page('Dashboard', 'ড্যাশবোর্ড'),
    dashboard: {
      ...page('Dashboard', 'ড্যাশবোর্ড', 'dashboard'),
      reads: [
        'GET /api/v1/user',
        'GET /api/profile-update-info',
        'GET /api/update-profile-status',
        'GET /api/nearby-jobs',
        'GET /api/tutoring/job-counts',
      ],
      rendered: true,
    },
    jobBoard: page('Available jobs', 'আপনার এলাকার টিউশন'),
    availableJobs: { ...page('Available jobs', 'আপনার এলাকার টিউশন', 'job-board'), rendered: true },
    savedJobs: { ...page('Saved jobs', 'সংরক্ষিত টিউশন', 'job-board'), rendered: true },
    jobHistory: page('Job history', 'আবেদনের ইতিহাস'),
    appliedJobs: page('Applied jobs', 'যেসব টিউশনে আবেদন করেছেন', 'job-history'),
    shortlistedJobs: page('Shortlisted jobs', 'বাছাই তালিকার টিউশন', 'job-history'),
    appointedJobs: page('Appointed jobs', 'যেসব টিউশনে নিয়োগ পেয়েছেন', 'job-history'),
    confirmedJobs: page('Confirmed jobs', 'নিশ্চিত টিউশন', 'job-history'),
    cancelledJobs: page('Cancelled jobs', 'বাতিল টিউশন', 'job-history'),
    profile: page('Profile', 'প্রোফাইল'),
    overview: {
      ...page('Profile', 'প্রোফাইল', 'profile'),
      reads: [
        'GET /api/v1/user',
        'GET /api/update-profile-status',
        'GET /api/tutor-profile',
        'GET /api/tutoring-category',
        'GET /api/tutor-educational-info',
        'GET /api/tutor-experience',
        'GET /api/tutor-availabilities',
        'GET /api/get-tutor-certificate',
      ],
    },
    cv: page('Your CV', 'আপনার সিভি', 'cv'),
    settings: page('Settings', 'সেটিংস'),
    personalInfo: {
      ...page('Personal info', 'ব্যক্তিগত তথ্য', 'personal-info'),
      reads: ['GET /api/v1/user', 'GET /api/tutor-profile'],
    },
    changePassword: page('Change password', 'পাসওয়ার্ড বদলান', 'change-password'),
    socialMedia: page('Social media', 'সামাজিক মাধ্যম', 'social-media'),
    accountStatus: page('Account status', 'অ্যাকাউন্টের অবস্থা', 'account-status'),
    payInfo: page('Pay info', 'পেমেন্টের তথ্য', 'pay-info'),
    jobAlerts: page('Job alerts', 'টিউশনের খবর', 'job-alerts'),
    update: page('Update your profile', 'প্রোফাইল বদলান'),
    updateTutoring: {
      ...page('Update your profile', 'প্রোফাইল বদলান', 'profile-tutoring'),
      reads: [
        'GET /api/v1/user',
        'GET /api/update-profile-status',
        'GET /api/tutor-profile',
        'GET /api/tutoring-category',
        'GET /api/tutor-experience',
        'GET /api/tutor-availabilities',
      ],
    },
    updateEducation: page('Update your profile', 'প্রোফাইল বদলান', 'profile-education'),
    updatePersonal: page('Update your profile', 'প্রোফাইল বদলান', 'profile-personal'),
    updateCertificate: page('Update your profile', 'প্রোফাইল বদলান', 'profile-certificate'),
    profileStudents: page('Students of your profile', 'প্রোফাইলের শিক্ষার্থী', 'profile-students'),
    students: page('My students', 'আমার শিক্ষার্থী', 'students'),
    pendingStudents: page('Pending students', 'অপেক্ষায় থাকা শিক্ষার্থী', 'students'),
    letters: page('Confirmation letters', 'নিশ্চিতকরণ পত্র', 'letters'),
    shop: page('Shop', 'শপ', 'shop'),
    payment: page('Payment', 'পেমেন্ট'),
    invoice: page('Invoices', 'ইনভয়েস', 'invoice'),
    payNow: page('Pay now', 'এখনই পরিশোধ করুন', 'pay-now'),
    transactions: page('Transaction history', 'লেনদেনের ইতিহাস', 'transactions'),
    completedLessons: page('Live tutoring: completed', 'লাইভ ক্লাস: সম্পন্ন', 'samples'),
    cancelledLessons: page('Live tutoring: cancelled', 'লাইভ ক্লাস: বাতিল', 'samples'),
    lesson: page('Live tutoring: a lesson', 'লাইভ ক্লাস: একটি ক্লাস', 'samples'),
    acceptedRequests: page('Tutoring requests: accepted', 'টিউশনের অনুরোধ: গৃহীত', 'samples'),
    cancelledRequests: page('Tutoring requests: cancelled', 'টিউশনের অনুরোধ: বাতিল', 'samples'),
  }),
  menu,
};
