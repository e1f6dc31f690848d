import type { Services } from '../../kit/services.ts';
import { passwordHandlers } from './password.routes.ts';
import { personalInfoHandlers } from './personal-info.routes.ts';
import { registrationHandlers } from './registration.routes.ts';
import { rolesHandlers } from './roles.routes.ts';
import { verificationHandlers } from './verification.routes.ts';

export {
  addParent,
  bannedFailure,
  createGuardian,
  isPhoneTaken,
  sweepUnverified,
} from './account.repository.ts';
export { checkGuestCode, sendGuestCode } from './guest-code.ts';
export { createInvitedAccount, invitationSeconds, invitationTo } from './invitation.ts';
export { refuseBanned, refuseTaken } from './registration.routes.ts';

export const accountHandlers = (services: Services) => ({
  ...registrationHandlers(services),
  ...verificationHandlers(services),
  ...passwordHandlers(services),
  ...personalInfoHandlers(services),
  ...rolesHandlers(services),
});
