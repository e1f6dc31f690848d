/** Paths of pages to which other remotes link; the remote that shows a page has it in its own `paths.ts`. Each is an
 * export of its own, so that a remote contains only those it uses. */
export const home = '/';
export const jobBoard = '/job-board';
export const jobDetails = '/job-details/:jobId?';
export const shop = '/shop';
export const support = '/support';
export const terms = '/terms-conditions';
export const privacy = '/privacy-policy';

export const tutorSignUp = '/auth/tutor/signup';
export const parentSignUp = '/auth/parent/signup';
export const forgottenPassword = '/auth/forgotten-password';
export const resetOtp = '/auth/otp-verification-for-password-reset';
/** The steps of a tutor's sign-up, in their order. */
export const tutorStepPaths = {
  'secondary-education': '/auth/tutor/details/secondary-education',
  'teaching-location': '/auth/tutor/details/teaching-location',
  'bachelor-education': '/auth/tutor/details/bachelor-education',
  'tutor-location': '/auth/tutor/details/tutor-location',
} as const;
export const addStudent = '/auth/parent/details/add-student';
export const addLocation = '/auth/parent/details/add-location';

export const jobAlerts = '/tutor/settings/job-alerts';
export const tutorDashboard = '/tutor/dashboard';
export const updateProfile = '/tutor/profile/update/tutoring';
export const parentDashboard = '/parent/dashboard';
/** A page of the shell. */
export const accountSwitcher = '/account-switcher';
/** Pages of the shell that messages link to. */
export const noticeSettings = '/notices/settings';
