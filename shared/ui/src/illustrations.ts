export { LandingIllustration } from './illustrations/landing.tsx';
export { LostIllustration } from './illustrations/lost.tsx';
