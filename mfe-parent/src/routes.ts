import * as site from '@porao/contracts/paths';
import { type Pages, pagesOf, redirect } from '@porao/platform/paths';

const page = pagesOf('parent', 'parent');

/** Every page of this remote: path, file below `features`, titles, and what the gateway and the shell read for it. */
export const routes = {
  area: redirect('/parent', 'home'),
  home: page(site.parentDashboard, 'dashboard/dashboard', 'Dashboard', 'ড্যাশবোর্ড', { reads: ['GET /api/v1/user', 'GET /api/family-info'] }),
  hire: page('/parent/dashboard/hire', 'hire/hire', 'Find a teacher', 'টিউটর খুঁজুন'),
  myTutor: page(site.myTutors, 'my-tutors/my-tutors', 'My Tutors', 'আমার টিউটর'),
  manageTutor: page('/parent/dashboard/teachers/manage-tutor', 'my-tutors/my-tutors', 'My Tutors', 'আমার টিউটর'),
  manage: page('/parent/dashboard/manage-tutor', 'my-tutors/my-tutors', 'My Tutors', 'আমার টিউটর'),
  lessons: page(site.familyLessons, 'lessons/lessons', 'Lessons and salary', 'ক্লাস ও বেতনের হিসাব'),
  routine: page('/parent/dashboard/manage-tutor/routine/:stdId/:tutorId/:jobId', 'routine/routine', 'Class Routine', 'ক্লাস রুটিন'),
  hireTutor: page('/parent/dashboard/hire/home-tutor', 'hire-home-tutor/hire-home-tutor', 'Hire home tutor', 'হোম টিউটর নিন'),
  tutorRequests: page('/parent/dashboard/requests/tutor-requests', 'tutor-requests/requests', 'Tutor requests', 'টিউটরের অনুরোধ'),
  tutorRequest: page(site.tutorRequest, 'tutor-requests/request', 'Tutor request', 'টিউটরের অনুরোধ'),
  candidates: page(site.candidates, 'tutor-requests/request', 'Candidates', 'আবেদনকারী', { withoutContent: 'Its list is asked for after the request.' }),
  students: page(site.parentStudents, 'students/students', 'Students', 'শিক্ষার্থী'),
  location: page(site.parentLocations, 'locations/locations', 'Locations', 'ঠিকানা'),
  onlineLesson: page('/parent/dashboard/online-lesson', 'online-lesson/online-lesson', 'Online lessons', 'অনলাইন ক্লাস'),
  onlineLessonView: page('/parent/dashboard/online-lesson/view', 'online-lesson/lesson-view', 'Online lesson', 'অনলাইন ক্লাস'),
  coachRequests: page('/parent/dashboard/requests/coach-requests', 'coach-requests/coach-requests', 'Hired coaches', 'কোচের অনুরোধ'),
  myCoach: page('/parent/dashboard/teachers/my-coach', 'my-coach/my-coach', 'My coaches', 'আমার কোচ'),
  onlineTutor: page('/parent/dashboard/teachers/online-tutor', 'online-tutor/online-tutor', 'Online tutors', 'অনলাইন টিউটর'),
  tutorJob: page('/parent/dashboard/manage-tutor/job-details', 'sample-jobs/tutor-job', 'Tutor job details', 'টিউশনের বিবরণ'),
  coachJob: page('/parent/dashboard/manage-coach/job-details', 'sample-jobs/coach-job', 'Coach job details', 'কোচের কাজের বিবরণ'),
  visit: page(site.parentVisit, 'visit/visit', 'First visits', 'প্রথম সাক্ষাৎ'),
  payment: redirect('/parent/dashboard/payment', 'invoice'),
  invoice: page('/parent/dashboard/payment/invoice', 'payment/invoice', 'Invoice', 'ইনভয়েস'),
  transactions: page('/parent/dashboard/payment/transaction-history', 'payment/transactions', 'Transaction History', 'লেনদেনের ইতিহাস'),
  payNow: redirect('/parent/dashboard/payment/invoice/pay-now', 'invoice'),
  community: page('/parent/dashboard/community', 'community/community', 'Community', 'কমিউনিটি'),
  hireCoach: page('/parent/dashboard/hire/home-coach', 'hire-coach/hire-coach', 'Hire home coach', 'হোম কোচ নিন'),
  profile: redirect('/parent/dashboard/profile', 'overview'),
  overview: page('/parent/dashboard/profile/overview', 'profile/overview', 'Profile', 'প্রোফাইল'),
  timeline: page('/parent/dashboard/profile/timeline', 'profile/timeline', 'Timeline', 'টাইমলাইন'),
  reviews: page(site.familyReviews, 'profile/reviews', 'Reviews', 'মতামত'),
  settings: redirect('/parent/dashboard/settings', 'personalInfo'),
  personalInfo: page(site.parentPersonalInfo, 'settings/personal-info', 'Personal info', 'ব্যক্তিগত তথ্য'),
  changePassword: page(site.parentPassword, 'settings/change-password', 'Change password', 'পাসওয়ার্ড বদলান'),
  accountStatus: page('/parent/dashboard/settings/account-status', 'settings/account-status', 'Account status', 'অ্যাকাউন্টের অবস্থা'),
  tutorAlerts: page(site.tutorAlerts, 'settings/tutor-alerts', 'Tutor alerts', 'টিউটরের খবর'),
  privacy: page('/parent/dashboard/settings/privacy', 'settings/privacy', 'Privacy', 'গোপনীয়তা'),
  bag: page('/parent/dashboard/bag', 'bag/bag', 'Bag', 'ব্যাগ'),
};

/** Written by the build (`shared/build/src/route-table.ts`). */
export declare const pages: Pages<typeof routes>;
