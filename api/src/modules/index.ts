import type { Endpoints } from '@porao/contracts';
import type { Handlers } from '../kit/bind.ts';
import type { Services } from '../kit/services.ts';
import { accountHandlers } from './account/index.ts';
import { applicationHandlers } from './applications/index.ts';
import { availabilityHandlers } from './availability/index.ts';
import { candidateHandlers } from './candidates/index.ts';
import { certificateHandlers } from './certificates/index.ts';
import { invoiceHandlers } from './charges/index.ts';
import { cvHandlers } from './cv/index.ts';
import { dealHandlers } from './deals/index.ts';
import { educationHandlers } from './education/index.ts';
import { experienceHandlers } from './experience/index.ts';
import { familyHandlers } from './family/index.ts';
import { geoHandlers } from './geo/index.ts';
import { guestAlertHandlers } from './guest-alerts/index.ts';
import { jobHandlers, postingHandlers } from './jobs/index.ts';
import { lifecycleHandlers } from './lifecycle/index.ts';
import { locationHandlers } from './locations/index.ts';
import { lookupHandlers } from './lookups/index.ts';
import { noticeHandlers } from './notices/index.ts';
import { opsCredentialHandlers } from './ops-credentials/index.ts';
import { opsDealHandlers } from './ops-deals/index.ts';
import { opsJobHandlers } from './ops-jobs/index.ts';
import { opsLogHandlers } from './ops-log/index.ts';
import { opsLookupHandlers } from './ops-lookups/index.ts';
import { opsPeopleHandlers } from './ops-people/index.ts';
import { opsQueueHandlers } from './ops-queues/index.ts';
import { opsRequestHandlers } from './ops-requests/index.ts';
import { opsTodayHandlers } from './ops-today/index.ts';
import { photoHandlers } from './photo/index.ts';
import { profileHandlers, tutorHandlers } from './profile/index.ts';
import { routineHandlers } from './routines/index.ts';
import { savedJobHandlers } from './saved-jobs/index.ts';
import { savedSearchHandlers } from './saved-searches/index.ts';
import { sessionHandlers } from './session/index.ts';
import { studentHandlers } from './students/index.ts';
import { tutorRequestHandlers } from './tutor-requests/index.ts';
import { tutorSearchHandlers } from './tutor-searches/index.ts';
import { walletHandlers } from './wallets/index.ts';

/** Every endpoint of the contracts with its handler; one that is missing does not compile. */
export function createHandlers(services: Services): Handlers<Endpoints> {
  return {
    ...sessionHandlers(services),
    ...accountHandlers(services),
    ...photoHandlers(services),
    ...lookupHandlers(services),
    ...jobHandlers(services),
    ...postingHandlers(services),
    ...applicationHandlers(services),
    ...savedJobHandlers(services),
    ...savedSearchHandlers(services),
    ...guestAlertHandlers(services),
    ...profileHandlers(services),
    ...tutorHandlers(services),
    ...educationHandlers(services),
    ...experienceHandlers(services),
    ...availabilityHandlers(services),
    ...certificateHandlers(services),
    ...walletHandlers(services),
    ...cvHandlers(services),
    ...familyHandlers(services),
    ...geoHandlers(services),
    ...noticeHandlers(services),
    ...studentHandlers(services),
    ...locationHandlers(services),
    ...tutorRequestHandlers(services),
    ...tutorSearchHandlers(services),
    ...candidateHandlers(services),
    ...routineHandlers(services),
    ...dealHandlers(services),
    ...invoiceHandlers(services),
    ...lifecycleHandlers(services),
    ...opsCredentialHandlers(services),
    ...opsDealHandlers(services),
    ...opsJobHandlers(services),
    ...opsLogHandlers(services),
    ...opsLookupHandlers(services),
    ...opsPeopleHandlers(services),
    ...opsQueueHandlers(services),
    ...opsRequestHandlers(services),
    ...opsTodayHandlers(services),
  };
}
