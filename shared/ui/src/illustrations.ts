export { LandingIllustration } from './illustrations/landing.tsx';
export { ErrorIllustration, LostIllustration, OfflineIllustration } from './illustrations/states.tsx';
