import type { Endpoints } from '@porao/contracts';
import type { Handlers } from '../kit/bind.ts';
import type { Services } from '../kit/services.ts';
import { applicationHandlers } from './applications/index.ts';
import { availabilityHandlers } from './availability/index.ts';
import { certificateHandlers } from './certificates/index.ts';
import { cvHandlers } from './cv/index.ts';
import { educationHandlers } from './education/index.ts';
import { experienceHandlers } from './experience/index.ts';
import { familyHandlers } from './family/index.ts';
import { geoHandlers } from './geo/index.ts';
import { jobHandlers } from './jobs/index.ts';
import { lookupHandlers } from './lookups/index.ts';
import { profileHandlers, tutorHandlers } from './profile/index.ts';
import { savedJobHandlers } from './saved-jobs/index.ts';
import { sessionHandlers } from './session/index.ts';
import { walletHandlers } from './wallets/index.ts';

/** Every endpoint of the contracts with its handler; one that is missing does not compile. */
export function createHandlers(services: Services): Handlers<Endpoints> {
  return {
    ...sessionHandlers(services),
    ...lookupHandlers(services),
    ...jobHandlers(services),
    ...applicationHandlers(services),
    ...savedJobHandlers(services),
    ...profileHandlers(services),
    ...tutorHandlers(services),
    ...educationHandlers(services),
    ...experienceHandlers(services),
    ...availabilityHandlers(services),
    ...certificateHandlers(services),
    ...walletHandlers(services),
    ...cvHandlers(services),
    ...familyHandlers(services),
    ...geoHandlers(),
  };
}
