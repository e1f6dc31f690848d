import { accounts, type Session } from './accounts.ts';
import { boardJobs } from './board.ts';
import { routineOf } from './routine.ts';

interface View {
  readonly name: string;
  readonly phone: string;
  readonly path: (siteUrl: string, record: Session) => string | Promise<string>;
  /** Lists what is requested on the server, and not again; `:n` is any number. */
  readonly reads: readonly string[];
  /** It has initials or a photo in place of the name. */
  readonly isPublic?: true;
}
const view = (path: string, phone: string, reads: string[]): View => ({
  name: path,
  phone,
  path: () => path,
  reads: ['/api/v1/user', ...reads],
});

const all = 'page=1&per_page=100';

/** Pages that have their content in the document of who is signed in. */
export const views: readonly View[] = [
  view('/tutor/dashboard', accounts.readyTutor, [
    '/api/profile-update-info',
    '/api/update-profile-status',
    '/api/nearby-jobs',
    '/api/tutoring/job-counts',
  ]),
  view('/parent/dashboard', accounts.guardian, [
    '/api/family-info',
    '/api/tutor-request?page=1&per_page=20',
    `/api/my-tutor?${all}`,
  ]),
  view('/tutor/job-board/available-jobs', accounts.readyTutor, ['/api/available-jobs?page=1']),
  view('/parent/dashboard/requests/tutor-requests', accounts.guardian, [
    '/api/tutor-request?page=1&per_page=3',
  ]),
  {
    ...view('/parent/dashboard/manage-tutor/routine', accounts.guardian, [
      `/api/my-tutor?${all}`,
      `/api/my-student?${all}`,
      '/api/routine?tutor_id=:n&student_id=:n&page=1&per_page=7',
    ]),
    path: routineOf,
  },
  view('/tutor/payment/transaction-history', accounts.readyTutor, ['/api/tutor/transactions?page=1']),
  {
    ...view('/job-details/{id}', accounts.readyTutor, ['/api/job-board/:n']),
    isPublic: true,
    path: async (url) => `/job-details/${(await boardJobs({ url }))[0]?.id}`,
  },
  { ...view('/support', accounts.guardian, []), isPublic: true },
  view('/ops/today', accounts.operator, ['/api/ops/today']),
  view('/ops/requests?stage=all&sort=newest', accounts.operator, [
    '/api/ops/requests?stage=all&sort=newest',
    '/api/city/select',
    '/api/tutoringcategory/select',
  ]),
];
