import * as site from '@porao/contracts/paths';
import { type Pages, pagesOf, redirect } from '@porao/platform/paths';

const page = pagesOf('tutor', 'tutor');

/** Every page of this remote: path, file below `features`, titles, and what the gateway and the shell read for it. */
export const routes = {
  area: redirect('/tutor', 'dashboard'),
  dashboard: page(site.tutorDashboard, 'dashboard/dashboard', 'Dashboard', 'ড্যাশবোর্ড', {
    reads: ['GET /api/v1/user', 'GET /api/profile-update-info', 'GET /api/update-profile-status', 'GET /api/nearby-jobs', 'GET /api/tutoring/job-counts'],
  }),
  jobBoard: redirect('/tutor/job-board', 'availableJobs'),
  availableJobs: page('/tutor/job-board/available-jobs', 'job-board/job-board', 'Available jobs', 'আপনার এলাকার টিউশন'),
  savedJobs: page('/tutor/job-board/saved-jobs', 'job-board/job-board', 'Saved jobs', 'সংরক্ষিত টিউশন'),
  jobHistory: redirect('/tutor/job-history', 'appliedJobs'),
  appliedJobs: page(site.appliedJobs, 'job-history/job-history', 'Applied jobs', 'যেসব টিউশনে আবেদন করেছেন'),
  shortlistedJobs: page(site.shortlistedJobs, 'job-history/job-history', 'Shortlisted jobs', 'বাছাই তালিকার টিউশন'),
  appointedJobs: page(site.appointedJobs, 'job-history/job-history', 'Appointed jobs', 'যেসব টিউশনে নিয়োগ পেয়েছেন'),
  confirmedJobs: page('/tutor/job-history/confirm-jobs', 'job-history/job-history', 'Confirmed jobs', 'নিশ্চিত টিউশন'),
  cancelledJobs: page(site.cancelledJobs, 'job-history/job-history', 'Cancelled jobs', 'বাতিল টিউশন'),
  profile: redirect('/tutor/profile', 'overview'),
  overview: page('/tutor/profile/overview', 'profile/overview', 'Profile', 'প্রোফাইল', {
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
  }),
  reviews: page(site.tutorReviews, 'profile/reviews', 'Reviews', 'মতামত'),
  cv: page(site.tutorCv, 'cv/cv', 'Your CV', 'আপনার সিভি'),
  settings: redirect('/tutor/settings', 'personalInfo'),
  personalInfo: page(site.tutorPersonalInfo, 'settings/personal-info', 'Personal info', 'ব্যক্তিগত তথ্য', { reads: ['GET /api/v1/user', 'GET /api/tutor-profile'] }),
  changePassword: page(site.tutorPassword, 'settings/change-password', 'Change password', 'পাসওয়ার্ড বদলান'),
  socialMedia: page('/tutor/settings/social-media', 'settings/social-media', 'Social media', 'সামাজিক মাধ্যম'),
  accountStatus: page('/tutor/settings/account-status', 'settings/account-status', 'Account status', 'অ্যাকাউন্টের অবস্থা'),
  payInfo: page('/tutor/settings/pay-info', 'settings/pay-info', 'Pay info', 'পেমেন্টের তথ্য'),
  jobAlerts: page(site.jobAlerts, 'settings/job-alerts', 'Job alerts', 'টিউশনের খবর'),
  privacy: page('/tutor/settings/privacy', 'settings/privacy', 'Privacy', 'গোপনীয়তা'),
  update: redirect('/tutor/profile/update', 'updateTutoring'),
  updateTutoring: page(site.updateProfile, 'profile-update/tutoring', 'Update your profile', 'প্রোফাইল বদলান', {
    reads: ['GET /api/v1/user', 'GET /api/update-profile-status', 'GET /api/tutor-profile', 'GET /api/tutoring-category', 'GET /api/tutor-experience', 'GET /api/tutor-availabilities'],
  }),
  updateEducation: page('/tutor/profile/update/education', 'profile-update/education', 'Update your profile', 'প্রোফাইল বদলান'),
  updatePersonal: page('/tutor/profile/update/personal', 'profile-update/personal', 'Update your profile', 'প্রোফাইল বদলান'),
  updateCertificate: page(site.tutorCertificates, 'profile-update/certificate', 'Update your profile', 'প্রোফাইল বদলান'),
  profileStudents: page('/tutor/profile/students', 'profile/profile-students', 'Students of your profile', 'প্রোফাইলের শিক্ষার্থী'),
  students: page(site.tutorStudents, 'students/students', 'My students', 'আমার শিক্ষার্থী'),
  pendingStudents: page('/tutor/my-pending-students', 'students/students', 'Pending students', 'অপেক্ষায় থাকা শিক্ষার্থী'),
  lessons: page(site.tutorLessons, 'lessons/lessons', 'Lessons and salary', 'ক্লাস ও বেতনের হিসাব'),
  visit: page(site.tutorVisit, 'visit/visit', 'First visits', 'প্রথম সাক্ষাৎ'),
  report: page(site.reportJob, 'report/report', 'Report a job', 'টিউশন নিয়ে অভিযোগ'),
  letters: page(site.confirmationLetters, 'letters/letters', 'Confirmation letters', 'নিশ্চিতকরণ পত্র'),
  shop: page('/tutor/shop', 'shop/shop', 'Shop', 'শপ'),
  payment: redirect('/tutor/payment', 'invoice'),
  invoice: page(site.tutorInvoices, 'payment/invoice', 'Invoices', 'ইনভয়েস'),
  payNow: redirect('/tutor/payment/pay-now', 'invoice'),
  transactions: page('/tutor/payment/transaction-history', 'payment/transactions', 'Transaction history', 'লেনদেনের ইতিহাস'),
  completedLessons: page('/tutor/live-tutoring/completed', 'samples/samples', 'Live tutoring: completed', 'লাইভ ক্লাস: সম্পন্ন'),
  cancelledLessons: page('/tutor/live-tutoring/cancelled', 'samples/samples', 'Live tutoring: cancelled', 'লাইভ ক্লাস: বাতিল'),
  lesson: page('/tutor/live-tutoring/view', 'samples/samples', 'Live tutoring: a lesson', 'লাইভ ক্লাস: একটি ক্লাস'),
  acceptedRequests: page('/tutor/tutoring-request/accepted', 'samples/samples', 'Tutoring requests: accepted', 'টিউশনের অনুরোধ: গৃহীত'),
  cancelledRequests: page('/tutor/tutoring-request/cancelled', 'samples/samples', 'Tutoring requests: cancelled', 'টিউশনের অনুরোধ: বাতিল'),
};

/** Written by the build (`shared/build/src/route-table.ts`). */
export declare const pages: Pages<typeof routes>;
