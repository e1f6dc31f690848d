/** Pages that only show what will be. */
export const samplePaths = [
  '/tutor/live-tutoring/completed',
  '/tutor/live-tutoring/cancelled',
  '/tutor/live-tutoring/view',
  '/tutor/tutoring-request/accepted',
  '/tutor/tutoring-request/cancelled',
] as const;
