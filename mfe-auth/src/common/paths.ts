/** Pages that lead to one another. */
export const paths = {
  signIn: '/auth/signin',
  otp: '/auth/otp-verification',
  forgotten: '/auth/forgotten-password',
  resetOtp: '/auth/otp-verification-for-password-reset',
  reset: '/auth/reset-password',
  tutorSignUp: '/auth/tutor/signup',
  parentSignUp: '/auth/parent/signup',
  tutorDashboard: '/tutor/dashboard',
  parentDashboard: '/parent/dashboard',
  addStudent: '/auth/parent/details/add-student',
  addLocation: '/auth/parent/details/add-location',
} as const;
