import { accountEndpoints } from './account.ts';
import { availabilityEndpoints } from './availability.ts';
import { certificateEndpoints } from './certificate.ts';
import { cvEndpoints } from './cv.ts';
import { educationEndpoints } from './education.ts';
import { experienceEndpoints } from './experience.ts';
import { geoEndpoints } from './geo.ts';
import { guardianEndpoints } from './guardian.ts';
import { jobEndpoints } from './jobs.ts';
import { lookupEndpoints } from './lookups.ts';
import { marketEndpoints } from './market.ts';
import { opsEndpoints } from './ops.ts';
import { postingEndpoints } from './posting.ts';
import { familyEndpoints, profileEndpoints } from './profile.ts';
import { sessionEndpoints } from './session.ts';
import { tutorEndpoints } from './tutor.ts';
import { walletEndpoints } from './wallet.ts';

export * from './account.ts';
export * from './availability.ts';
export * from './certificate.ts';
export * from './common.ts';
export * from './constants.ts';
export * from './cv.ts';
export * from './education.ts';
export * from './endpoint.ts';
export * from './events.ts';
export * from './experience.ts';
export * from './fields.ts';
export * from './geo.ts';
export * from './guardian.ts';
export * from './jobs.ts';
export * from './lookups.ts';
export * from './market.ts';
export * from './ops.ts';
export * from './page/page-data.ts';
export * from './person-fields.ts';
export * from './personal-info.ts';
export * from './posting.ts';
export * from './profile.ts';
export * from './refusals.ts';
export * from './release.ts';
export * from './remote.ts';
export * from './server-page.ts';
export * from './session.ts';
export * from './tutor.ts';
export * from './wallet.ts';

/** Every call of the API by method and path. The server binds each; the client is typed by it. */
export const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...lookupEndpoints,
  ...jobEndpoints,
  ...postingEndpoints,
  ...profileEndpoints,
  ...tutorEndpoints,
  ...educationEndpoints,
  ...experienceEndpoints,
  ...availabilityEndpoints,
  ...certificateEndpoints,
  ...walletEndpoints,
  ...cvEndpoints,
  ...familyEndpoints,
  ...geoEndpoints,
  ...opsEndpoints,
  ...marketEndpoints,
  ...guardianEndpoints,
};
export type Endpoints = typeof endpoints;
