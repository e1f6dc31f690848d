import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { menu } from './menu.ts';

const area = { layout: 'tutor', access: 'tutor' } as const;
const profile = { en: 'Profile', bn: 'প্রোফাইল' };
const update = { en: 'Update your profile', bn: 'প্রোফাইল হালনাগাদ' };
const dashboard = { en: 'Dashboard', bn: 'ড্যাশবোর্ড' };

export const manifest: RemoteManifest = {
  name: 'mfe-tutor',
  contract: contractVersion,
  emits: ['job.saved@1', 'profile.changed@1'],
  listens: ['job.applied@1', 'job.saved@1', 'profile.changed@1'],
  routes: [
    { ...area, path: '/tutor', title: dashboard },
    {
      ...area,
      path: '/tutor/dashboard',
      title: dashboard,
      chunk: 'dashboard',
      reads: [
        'GET /api/v1/user',
        'GET /api/profile-update-info',
        'GET /api/update-profile-status',
        'GET /api/nearby-jobs',
        'GET /api/tutoring/job-counts',
      ],
    },
    { ...area, path: '/tutor/job-board', title: { en: 'Available jobs', bn: 'আপনার এলাকার টিউশন' } },
    {
      ...area,
      path: '/tutor/job-board/available-jobs',
      title: { en: 'Available jobs', bn: 'আপনার এলাকার টিউশন' },
      chunk: 'job-board',
    },
    {
      ...area,
      path: '/tutor/job-board/saved-jobs',
      title: { en: 'Saved jobs', bn: 'সংরক্ষিত টিউশন' },
      chunk: 'job-board',
    },
    { ...area, path: '/tutor/job-history', title: { en: 'Job history', bn: 'আবেদনের ইতিহাস' } },
    {
      ...area,
      path: '/tutor/job-history/applied-jobs',
      title: { en: 'Applied jobs', bn: 'আবেদন করা টিউশন' },
      chunk: 'job-history',
    },
    {
      ...area,
      path: '/tutor/job-history/shortlisted-jobs',
      title: { en: 'Shortlisted jobs', bn: 'বাছাই হওয়া টিউশন' },
      chunk: 'job-history',
    },
    {
      ...area,
      path: '/tutor/job-history/appointed-jobs',
      title: { en: 'Appointed jobs', bn: 'নিয়োগ পাওয়া টিউশন' },
      chunk: 'job-history',
    },
    {
      ...area,
      path: '/tutor/job-history/confirm-jobs',
      title: { en: 'Confirmed jobs', bn: 'নিশ্চিত হওয়া টিউশন' },
      chunk: 'job-history',
    },
    {
      ...area,
      path: '/tutor/job-history/cancel-jobs',
      title: { en: 'Cancelled jobs', bn: 'বাতিল হওয়া টিউশন' },
      chunk: 'job-history',
    },
    { ...area, path: '/tutor/profile', title: profile },
    {
      ...area,
      path: '/tutor/profile/overview',
      title: profile,
      chunk: 'profile',
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
    { ...area, path: '/tutor/cv', title: { en: 'Your CV', bn: 'আপনার সিভি' }, chunk: 'cv' },
    { ...area, path: '/tutor/settings', title: { en: 'Settings', bn: 'সেটিংস' } },
    {
      ...area,
      path: '/tutor/settings/personal-info',
      title: { en: 'Personal info', bn: 'ব্যক্তিগত তথ্য' },
      chunk: 'personal-info',
    },
    {
      ...area,
      path: '/tutor/settings/change-password',
      title: { en: 'Change password', bn: 'পাসওয়ার্ড বদলান' },
      chunk: 'change-password',
    },
    {
      ...area,
      path: '/tutor/settings/social-media',
      title: { en: 'Social media', bn: 'সামাজিক মাধ্যম' },
      chunk: 'social-media',
    },
    {
      ...area,
      path: '/tutor/settings/account-status',
      title: { en: 'Account status', bn: 'অ্যাকাউন্টের অবস্থা' },
      chunk: 'account-status',
    },
    {
      ...area,
      path: '/tutor/settings/pay-info',
      title: { en: 'Pay info', bn: 'পেমেন্টের তথ্য' },
      chunk: 'pay-info',
    },
    { ...area, path: '/tutor/profile/update', title: update },
    { ...area, path: '/tutor/profile/update/tutoring', title: update, chunk: 'profile-tutoring' },
    { ...area, path: '/tutor/profile/update/education', title: update, chunk: 'profile-education' },
    { ...area, path: '/tutor/profile/update/personal', title: update, chunk: 'profile-personal' },
    { ...area, path: '/tutor/profile/update/certificate', title: update, chunk: 'profile-certificate' },
    {
      ...area,
      path: '/tutor/profile/students',
      title: { en: 'Students of your profile', bn: 'প্রোফাইলের শিক্ষার্থী' },
      chunk: 'profile-students',
    },
    {
      ...area,
      path: '/tutor/my-students',
      title: { en: 'My students', bn: 'আমার শিক্ষার্থী' },
      chunk: 'students',
    },
    {
      ...area,
      path: '/tutor/my-pending-students',
      title: { en: 'Pending students', bn: 'অপেক্ষমাণ শিক্ষার্থী' },
      chunk: 'students',
    },
    {
      ...area,
      path: '/tutor/confirmation-letters',
      title: { en: 'Confirmation letters', bn: 'নিশ্চিতকরণ পত্র' },
      chunk: 'letters',
    },
    { ...area, path: '/tutor/shop', title: { en: 'Shop', bn: 'শপ' }, chunk: 'shop' },
    { ...area, path: '/tutor/payment', title: { en: 'Payment', bn: 'পেমেন্ট' } },
    { ...area, path: '/tutor/payment/invoice', title: { en: 'Invoices', bn: 'ইনভয়েস' }, chunk: 'invoice' },
    { ...area, path: '/tutor/payment/pay-now', title: { en: 'Pay now', bn: 'এখন পরিশোধ' }, chunk: 'pay-now' },
    {
      ...area,
      path: '/tutor/payment/transaction-history',
      title: { en: 'Transaction history', bn: 'লেনদেনের ইতিহাস' },
      chunk: 'transactions',
    },
    {
      ...area,
      path: '/tutor/live-tutoring/completed',
      title: { en: 'Live tutoring: completed', bn: 'লাইভ টিউশন: সম্পন্ন' },
      chunk: 'samples',
    },
    {
      ...area,
      path: '/tutor/live-tutoring/cancelled',
      title: { en: 'Live tutoring: cancelled', bn: 'লাইভ টিউশন: বাতিল' },
      chunk: 'samples',
    },
    {
      ...area,
      path: '/tutor/live-tutoring/view',
      title: { en: 'Live tutoring: a lesson', bn: 'লাইভ টিউশন: একটি ক্লাস' },
      chunk: 'samples',
    },
    {
      ...area,
      path: '/tutor/tutoring-request/accepted',
      title: { en: 'Tutoring requests: accepted', bn: 'টিউশনের অনুরোধ: গৃহীত' },
      chunk: 'samples',
    },
    {
      ...area,
      path: '/tutor/tutoring-request/cancelled',
      title: { en: 'Tutoring requests: cancelled', bn: 'টিউশনের অনুরোধ: বাতিল' },
      chunk: 'samples',
    },
  ],
  menu,
};
