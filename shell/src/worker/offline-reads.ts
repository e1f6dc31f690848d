import type { Endpoints } from '@porao/contracts';
import { routeMatcher } from '@porao/contracts/page';

type OfflineKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { offline: string } ? K : never;
}[keyof Endpoints];

/** The calls whose contract declares `offline`. Not read from the contracts, which would bring zod along; a call that is
 * missing here, or declared nowhere, does not compile. */
const declared = {
  'GET /api/v1/user': true,
  'GET /api/tutor-profile': true,
  'GET /api/update-profile-status': true,
  'GET /api/nearby-jobs': true,
  'GET /api/tutoring/job-counts': true,
  'GET /api/tutor/invoices': true,
  'GET /api/tutor/transactions': true,
  'GET /api/saved-jobs': true,
  'GET /api/my-tutor': true,
  'GET /api/routine': true,
  'GET /api/deals/:id/lessons': true,
  'GET /api/visits': true,
  'GET /api/deals/:id/salary': true,
  'GET /api/deals/:id/routine-changes': true,
  'GET /api/job-board/:jobId': true,
  'POST /job-board': true,
  'POST /api/job-board': true,
} satisfies Record<OfflineKey, true>;

/** `GET /api/v1/user` as a path pattern of which the method is the first segment. */
const find = routeMatcher(Object.keys(declared), (call) => `/${call.replace(' ', '')}`);

/** Returns whether the answer of a call may be cached. */
export const isOfflineRead = (
  { method }: Pick<Request, 'method'>,
  { pathname }: Pick<URL, 'pathname'>,
): boolean => find(`/${method}${pathname}`) !== undefined;
