import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { menu } from './menu.ts';

const area = { layout: 'parent', access: 'parent' } as const;
const dashboard = { en: 'Dashboard', bn: 'ড্যাশবোর্ড' };

export const manifest: RemoteManifest = {
  name: 'mfe-parent',
  contract: contractVersion,
  emits: ['profile.changed@1'],
  listens: ['profile.changed@1'],
  routes: [
    { ...area, path: '/parent', title: dashboard },
    {
      ...area,
      path: '/parent/dashboard',
      title: dashboard,
      chunk: 'dashboard',
      reads: ['GET /api/v1/user', 'GET /api/family-info'],
    },
    {
      ...area,
      path: '/parent/dashboard/hire',
      title: { en: 'Find a teacher', bn: 'টিউটর খুঁজুন' },
      chunk: 'hire',
    },
    ...['teachers/my-tutor', 'teachers/manage-tutor', 'manage-tutor'].map((path) => ({
      ...area,
      path: `/parent/dashboard/${path}`,
      title: { en: 'My Tutors', bn: 'আমার টিউটর' },
      chunk: 'my-tutors',
    })),
    {
      ...area,
      path: '/parent/dashboard/manage-tutor/routine/:stdId/:tutorId/:jobId',
      title: { en: 'Class Routine', bn: 'ক্লাস রুটিন' },
      chunk: 'routine',
    },
    {
      ...area,
      path: '/parent/dashboard/hire/home-tutor',
      title: { en: 'Hire home tutor', bn: 'হোম টিউটর নিন' },
      chunk: 'hire-home-tutor',
    },
    {
      ...area,
      path: '/parent/dashboard/requests/tutor-requests',
      title: { en: 'Tutor requests', bn: 'টিউটরের অনুরোধ' },
      chunk: 'tutor-requests',
    },
    {
      ...area,
      path: '/parent/dashboard/requests/tutor-requests/:requestId',
      title: { en: 'Tutor request', bn: 'টিউটরের অনুরোধ' },
      chunk: 'tutor-request',
    },
    {
      ...area,
      path: '/parent/dashboard/requests/tutor-requests/:requestId/candidates',
      title: { en: 'Candidates', bn: 'আবেদনকারী' },
      chunk: 'tutor-request',
    },
    {
      ...area,
      path: '/parent/dashboard/settings/students',
      title: { en: 'Students', bn: 'শিক্ষার্থী' },
      chunk: 'students',
    },
    {
      ...area,
      path: '/parent/dashboard/settings/location',
      title: { en: 'Locations', bn: 'ঠিকানা' },
      chunk: 'locations',
    },
    {
      ...area,
      path: '/parent/dashboard/online-lesson',
      title: { en: 'Online lessons', bn: 'অনলাইন ক্লাস' },
      chunk: 'online-lesson',
    },
    {
      ...area,
      path: '/parent/dashboard/online-lesson/view',
      title: { en: 'Online lesson', bn: 'অনলাইন ক্লাস' },
      chunk: 'lesson-view',
    },
    {
      ...area,
      path: '/parent/dashboard/requests/coach-requests',
      title: { en: 'Hired coaches', bn: 'নেওয়া কোচ' },
      chunk: 'coach-requests',
    },
    {
      ...area,
      path: '/parent/dashboard/teachers/my-coach',
      title: { en: 'My coaches', bn: 'আমার কোচ' },
      chunk: 'my-coach',
    },
    {
      ...area,
      path: '/parent/dashboard/teachers/online-tutor',
      title: { en: 'Online tutors', bn: 'অনলাইন টিউটর' },
      chunk: 'online-tutor',
    },
    {
      ...area,
      path: '/parent/dashboard/manage-tutor/job-details',
      title: { en: 'Tutor job details', bn: 'টিউটরের কাজের বিবরণ' },
      chunk: 'tutor-job',
    },
    {
      ...area,
      path: '/parent/dashboard/manage-coach/job-details',
      title: { en: 'Coach job details', bn: 'কোচের কাজের বিবরণ' },
      chunk: 'coach-job',
    },
    { ...area, path: '/parent/dashboard/payment', title: { en: 'Payment', bn: 'পেমেন্ট' } },
    {
      ...area,
      path: '/parent/dashboard/payment/invoice',
      title: { en: 'Invoice', bn: 'ইনভয়েস' },
      chunk: 'invoice',
    },
    {
      ...area,
      path: '/parent/dashboard/payment/transaction-history',
      title: { en: 'Transaction History', bn: 'লেনদেনের ইতিহাস' },
      chunk: 'transactions',
    },
    {
      ...area,
      path: '/parent/dashboard/payment/invoice/pay-now',
      title: { en: 'Pay now', bn: 'পেমেন্ট করুন' },
      chunk: 'pay-now',
    },
    {
      ...area,
      path: '/parent/dashboard/community',
      title: { en: 'Community', bn: 'কমিউনিটি' },
      chunk: 'community',
    },
    {
      ...area,
      path: '/parent/dashboard/hire/home-coach',
      title: { en: 'Hire home coach', bn: 'হোম কোচ নিন' },
      chunk: 'hire-coach',
    },
    { ...area, path: '/parent/dashboard/profile', title: { en: 'Profile', bn: 'প্রোফাইল' } },
    {
      ...area,
      path: '/parent/dashboard/profile/overview',
      title: { en: 'Profile', bn: 'প্রোফাইল' },
      chunk: 'profile',
    },
    {
      ...area,
      path: '/parent/dashboard/profile/timeline',
      title: { en: 'Timeline', bn: 'টাইমলাইন' },
      chunk: 'timeline',
    },
    { ...area, path: '/parent/dashboard/settings', title: { en: 'Settings', bn: 'সেটিংস' } },
    {
      ...area,
      path: '/parent/dashboard/settings/personal-info',
      title: { en: 'Personal info', bn: 'ব্যক্তিগত তথ্য' },
      chunk: 'personal-info',
    },
    {
      ...area,
      path: '/parent/dashboard/settings/change-password',
      title: { en: 'Change password', bn: 'পাসওয়ার্ড বদল' },
      chunk: 'change-password',
    },
    {
      ...area,
      path: '/parent/dashboard/settings/account-status',
      title: { en: 'Account status', bn: 'অ্যাকাউন্টের অবস্থা' },
      chunk: 'account-status',
    },
    { ...area, path: '/parent/dashboard/bag', title: { en: 'Bag', bn: 'ব্যাগ' }, chunk: 'bag' },
  ],
  menu,
};
