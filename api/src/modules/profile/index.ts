export { profileCompletion } from './completion.ts';
export { readProfileParts, readTutorCity } from './profile.repository.ts';
export { profileHandlers } from './profile.routes.ts';
