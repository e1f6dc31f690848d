import { pathsOf } from '@porao/platform/paths';
import * as site from '@porao/platform/site-paths';

/** Each page's path, once (decision OQ-053). Titles and chunks are in `manifest.ts`, components in `pages.tsx`. */
export const patterns = {
  area: '/parent',
  home: site.parentDashboard,
  hire: '/parent/dashboard/hire',
  myTutor: '/parent/dashboard/teachers/my-tutor',
  manageTutor: '/parent/dashboard/teachers/manage-tutor',
  manage: '/parent/dashboard/manage-tutor',
  routine: '/parent/dashboard/manage-tutor/routine/:stdId/:tutorId/:jobId',
  hireTutor: '/parent/dashboard/hire/home-tutor',
  tutorRequests: '/parent/dashboard/requests/tutor-requests',
  tutorRequest: '/parent/dashboard/requests/tutor-requests/:requestId',
  candidates: '/parent/dashboard/requests/tutor-requests/:requestId/candidates',
  students: '/parent/dashboard/settings/students',
  location: '/parent/dashboard/settings/location',
  onlineLesson: '/parent/dashboard/online-lesson',
  onlineLessonView: '/parent/dashboard/online-lesson/view',
  coachRequests: '/parent/dashboard/requests/coach-requests',
  myCoach: '/parent/dashboard/teachers/my-coach',
  onlineTutor: '/parent/dashboard/teachers/online-tutor',
  tutorJob: '/parent/dashboard/manage-tutor/job-details',
  coachJob: '/parent/dashboard/manage-coach/job-details',
  payment: '/parent/dashboard/payment',
  invoice: '/parent/dashboard/payment/invoice',
  transactions: '/parent/dashboard/payment/transaction-history',
  payNow: '/parent/dashboard/payment/invoice/pay-now',
  community: '/parent/dashboard/community',
  hireCoach: '/parent/dashboard/hire/home-coach',
  profile: '/parent/dashboard/profile',
  overview: '/parent/dashboard/profile/overview',
  timeline: '/parent/dashboard/profile/timeline',
  settings: '/parent/dashboard/settings',
  personalInfo: '/parent/dashboard/settings/personal-info',
  changePassword: '/parent/dashboard/settings/change-password',
  accountStatus: '/parent/dashboard/settings/account-status',
  tutorAlerts: '/parent/dashboard/settings/tutor-alerts',
  bag: '/parent/dashboard/bag',
} as const;

export const paths = pathsOf(patterns);
