export { profileCompletion } from './completion.ts';
export { readPreferences } from './preferences.repository.ts';
export { readPartsOf, readProfileParts, readTutorCity } from './profile.repository.ts';
export { profileHandlers } from './profile.routes.ts';
export { readTutorProfile } from './tutor-profile.repository.ts';
