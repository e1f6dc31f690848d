export { agreeToTerms, readRecordConsent } from './consents.repository.ts';
export { consentHandlers } from './consents.routes.ts';
