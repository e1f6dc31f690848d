import type { Endpoints } from '@porao/contracts';

type OfflineKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { offline: string } ? K : never;
}[keyof Endpoints];

/** The calls whose contract declares `offline`. Written out, since the contracts would bring all of zod along; one
 * that is missing here, or declared nowhere, does not compile. */
const declared = {
  'GET /api/v1/user': true,
  'GET /api/tutor-profile': true,
  'GET /api/tutor/invoices': true,
  'GET /api/saved-jobs': true,
  'GET /api/my-tutor': true,
  'GET /api/routine': true,
  'GET /api/job-board/:jobId': true,
  'POST /job-board': true,
  'POST /api/job-board': true,
} satisfies Record<OfflineKey, true>;

const calls = Object.keys(declared).map((key) => new RegExp(`^${key.replace(/:\w+/g, '[^/]+')}$`));

/** Whether the answer of a call may be kept. */
export const isOfflineRead = (
  { method }: Pick<Request, 'method'>,
  { pathname }: Pick<URL, 'pathname'>,
): boolean => calls.some((call) => call.test(`${method} ${pathname}`));
