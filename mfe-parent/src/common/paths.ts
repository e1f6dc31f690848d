const home = '/parent/dashboard';

/** Where the pages of the area stand (decision OQ-053). */
export const paths = {
  home,
  hire: `${home}/hire`,
  hireTutor: `${home}/hire/home-tutor`,
  hireCoach: `${home}/hire/home-coach`,
  onlineLesson: `${home}/online-lesson`,
  onlineLessonView: `${home}/online-lesson/view`,
  overview: `${home}/profile/overview`,
  timeline: `${home}/profile/timeline`,
  tutorRequests: `${home}/requests/tutor-requests`,
  coachRequests: `${home}/requests/coach-requests`,
  myTutor: `${home}/teachers/my-tutor`,
  manageTutor: `${home}/teachers/manage-tutor`,
  manage: `${home}/manage-tutor`,
  routine: (studentId: number | string, tutorId: number | string, jobId: number | string) =>
    `${home}/manage-tutor/routine/${studentId}/${tutorId}/${jobId}`,
  myCoach: `${home}/teachers/my-coach`,
  onlineTutor: `${home}/teachers/online-tutor`,
  tutorJob: `${home}/manage-tutor/job-details`,
  coachJob: `${home}/manage-coach/job-details`,
  invoice: `${home}/payment/invoice`,
  transactions: `${home}/payment/transaction-history`,
  payNow: `${home}/payment/invoice/pay-now`,
  community: `${home}/community`,
  bag: `${home}/bag`,
  students: `${home}/settings/students`,
  location: `${home}/settings/location`,
  personalInfo: `${home}/settings/personal-info`,
  changePassword: `${home}/settings/change-password`,
  accountStatus: `${home}/settings/account-status`,
} as const;
