import { accountEndpoints } from './modules/account.ts';
import { applicationEndpoints } from './modules/applications.ts';
import { availabilityEndpoints } from './modules/availability.ts';
import { candidateEndpoints } from './modules/candidates.ts';
import { certificateEndpoints } from './modules/certificates.ts';
import { invoiceEndpoints } from './modules/charges.ts';
import { cvEndpoints } from './modules/cv.ts';
import { dealEndpoints } from './modules/deals.ts';
import { educationEndpoints } from './modules/education.ts';
import { experienceEndpoints } from './modules/experience.ts';
import { familyEndpoints } from './modules/family.ts';
import { geoEndpoints } from './modules/geo.ts';
import { guestAlertEndpoints } from './modules/guest-alerts.ts';
import { jobEndpoints } from './modules/jobs.ts';
import { lifecycleEndpoints } from './modules/lifecycle.ts';
import { locationEndpoints } from './modules/locations.ts';
import { lookupEndpoints } from './modules/lookups.ts';
import { noticeEndpoints } from './modules/notices.ts';
import { opsCredentialEndpoints } from './modules/ops-credentials.ts';
import { opsDealEndpoints } from './modules/ops-deals.ts';
import { opsJobEndpoints } from './modules/ops-jobs.ts';
import { opsLogEndpoints } from './modules/ops-log.ts';
import { opsLookupEndpoints } from './modules/ops-lookups.ts';
import { opsPeopleEndpoints } from './modules/ops-people.ts';
import { opsQueueEndpoints } from './modules/ops-queues.ts';
import { opsRequestEndpoints } from './modules/ops-requests.ts';
import { opsTodayEndpoints } from './modules/ops-today.ts';
import { photoEndpoints } from './modules/photo.ts';
import { profileEndpoints } from './modules/profile.ts';
import { routineEndpoints } from './modules/routines.ts';
import { savedJobEndpoints } from './modules/saved-jobs.ts';
import { savedSearchEndpoints } from './modules/saved-searches.ts';
import { sessionEndpoints } from './modules/session.ts';
import { studentEndpoints } from './modules/students.ts';
import { tutorRequestEndpoints } from './modules/tutor-requests.ts';
import { tutorSearchEndpoints } from './modules/tutor-searches.ts';
import { walletEndpoints } from './modules/wallets.ts';

export * from './before-deal.ts';
export * from './common.ts';
export * from './constants.ts';
export * from './endpoint.ts';
export * from './events.ts';
export * from './fields.ts';
export { GuardianPageQuery, guardianPageSize } from './guardian-page.ts';
export * from './message.ts';
export * from './modules/account.ts';
export * from './modules/applications.ts';
export * from './modules/availability.ts';
export * from './modules/candidates.ts';
export * from './modules/certificates.ts';
export * from './modules/charges.ts';
export * from './modules/cv.ts';
export * from './modules/deals.ts';
export * from './modules/education.ts';
export * from './modules/experience.ts';
export * from './modules/family.ts';
export * from './modules/geo.ts';
export * from './modules/guest-alerts.ts';
export * from './modules/jobs.ts';
export * from './modules/lifecycle.ts';
export * from './modules/locations.ts';
export * from './modules/lookups.ts';
export * from './modules/notices.ts';
export * from './modules/ops-credentials.ts';
export * from './modules/ops-deals.ts';
export * from './modules/ops-jobs.ts';
export * from './modules/ops-log.ts';
export * from './modules/ops-lookups.ts';
export * from './modules/ops-people.ts';
export * from './modules/ops-queues.ts';
export * from './modules/ops-requests.ts';
export * from './modules/ops-today.ts';
export * from './modules/photo.ts';
export * from './modules/profile.ts';
export * from './modules/routines.ts';
export * from './modules/saved-jobs.ts';
export * from './modules/saved-searches.ts';
export * from './modules/session.ts';
export * from './modules/students.ts';
export * from './modules/tutor-requests.ts';
export * from './modules/tutor-searches.ts';
export * from './modules/wallets.ts';
export * from './ops-fields.ts';
export * from './ops-fit.ts';
export * from './page/page-data.ts';
export * from './person-fields.ts';
export * from './personal-info.ts';
export * from './release.ts';
export * from './remote.ts';
export * from './server-page.ts';
export * from './text.ts';
export * from './waits.ts';

/** Every call of the API by method and path, by the API's modules. The server binds each; the client is typed by it. */
export const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...photoEndpoints,
  ...lookupEndpoints,
  ...jobEndpoints,
  ...applicationEndpoints,
  ...savedJobEndpoints,
  ...savedSearchEndpoints,
  ...guestAlertEndpoints,
  ...lifecycleEndpoints,
  ...profileEndpoints,
  ...educationEndpoints,
  ...experienceEndpoints,
  ...availabilityEndpoints,
  ...certificateEndpoints,
  ...walletEndpoints,
  ...cvEndpoints,
  ...dealEndpoints,
  ...invoiceEndpoints,
  ...familyEndpoints,
  ...studentEndpoints,
  ...locationEndpoints,
  ...tutorRequestEndpoints,
  ...tutorSearchEndpoints,
  ...candidateEndpoints,
  ...routineEndpoints,
  ...geoEndpoints,
  ...noticeEndpoints,
  ...opsCredentialEndpoints,
  ...opsDealEndpoints,
  ...opsJobEndpoints,
  ...opsLogEndpoints,
  ...opsLookupEndpoints,
  ...opsPeopleEndpoints,
  ...opsQueueEndpoints,
  ...opsRequestEndpoints,
  ...opsTodayEndpoints,
};
export type Endpoints = typeof endpoints;
