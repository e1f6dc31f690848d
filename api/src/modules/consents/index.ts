export { agreeToTerms } from './consents.repository.ts';
export { consentHandlers } from './consents.routes.ts';
