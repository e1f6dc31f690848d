export { sendTutorDigests } from './digest.ts';
export { tutorSearchHandlers } from './tutor-searches.routes.ts';
