/** The paths that one member writes for a page of another, by name; the remote's own route uses the same name. Each is
 * an export of its own, so that a browser gets only those it uses. */

// mfe-public
export const home = '/';
export const jobBoard = '/job-board';
export const jobDetails = '/job-details/:jobId?';
export const support = '/support';
export const lead = '/crm/:title?';
export const guestAlerts = '/alerts';
export const terms = '/terms-conditions';
export const privacy = '/privacy-policy';
export const shop = '/shop';

// mfe-auth
export const signIn = '/auth/signin';
export const tutorSignUp = '/auth/tutor/signup';
export const parentSignUp = '/auth/parent/signup';
export const forgottenPassword = '/auth/forgotten-password';
export const resetOtp = '/auth/otp-verification-for-password-reset';
export const resetPassword = '/auth/reset-password';
/** The steps of a tutor's sign-up, in their order. */
export const tutorStepPaths = {
  'secondary-education': '/auth/tutor/details/secondary-education',
  'teaching-location': '/auth/tutor/details/teaching-location',
  'bachelor-education': '/auth/tutor/details/bachelor-education',
  'tutor-location': '/auth/tutor/details/tutor-location',
} as const;
export const addStudent = '/auth/parent/details/add-student';
export const addLocation = '/auth/parent/details/add-location';

// mfe-tutor
export const tutorDashboard = '/tutor/dashboard';
export const jobAlerts = '/tutor/settings/job-alerts';
export const updateProfile = '/tutor/profile/update/tutoring';
export const tutorCertificates = '/tutor/profile/update/certificate';
export const appliedJobs = '/tutor/job-history/applied-jobs';
export const shortlistedJobs = '/tutor/job-history/shortlisted-jobs';
export const appointedJobs = '/tutor/job-history/appointed-jobs';
export const cancelledJobs = '/tutor/job-history/cancel-jobs';
export const confirmationLetters = '/tutor/confirmation-letters';
export const tutorStudents = '/tutor/my-students';
export const tutorCv = '/tutor/cv';
export const tutorLessons = '/tutor/lessons/:dealId';
export const tutorReviews = '/tutor/profile/reviews';
export const reportJob = '/tutor/report/:jobId';
export const tutorInvoices = '/tutor/payment/invoice';
export const tutorVisit = '/tutor/visit';
export const tutorPassword = '/tutor/settings/change-password';
export const tutorPersonalInfo = '/tutor/settings/personal-info';

// mfe-parent
export const parentDashboard = '/parent/dashboard';
export const tutorRequest = '/parent/dashboard/requests/tutor-requests/:requestId';
export const candidates = '/parent/dashboard/requests/tutor-requests/:requestId/candidates';
export const myTutors = '/parent/dashboard/teachers/my-tutor';
export const parentLocations = '/parent/dashboard/settings/location';
export const parentStudents = '/parent/dashboard/settings/students';
export const familyLessons = '/parent/dashboard/teachers/lessons/:dealId';
export const familyReviews = '/parent/dashboard/profile/reviews';
export const tutorAlerts = '/parent/dashboard/settings/tutor-alerts';
export const parentVisit = '/parent/dashboard/visit';
export const parentPassword = '/parent/dashboard/settings/change-password';
export const parentPersonalInfo = '/parent/dashboard/settings/personal-info';

// mfe-ops
export const opsRequest = '/ops/requests/:requestId';
export const opsJob = '/ops/jobs/:jobId';
export const opsDeal = '/ops/deals/:dealId';
export const opsCase = '/ops/cases/:caseId';
export const opsPerson = '/ops/people/:userId';
export const opsPayments = '/ops/payments';
export const opsReplies = '/ops/replies';
export const opsSettings = '/ops/settings';

// shell
export const accountSwitcher = '/account-switcher';
export const noticeSettings = '/notices/settings';
export const noticeEmail = '/notices/email';
export const unsubscribe = '/notices/unsubscribe';
/** Short, for text messages. */
export const smsAnswer = '/sms';

type Names<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Value = string | number;

/** The parameters of a path pattern; those that end in `?` may be left out. */
export type PathParams<Pattern extends string> = {
  [Name in Names<Pattern> as Name extends `${string}?` ? never : Name]: Value;
} & { [Name in Names<Pattern> as Name extends `${infer Optional}?` ? Optional : never]?: Value };

export function pathTo<Pattern extends string>(pattern: Pattern, params: PathParams<Pattern>): string {
  const values: Record<string, Value | undefined> = params;
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}
