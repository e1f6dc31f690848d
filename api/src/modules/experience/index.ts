export { listExperience } from './experience.repository.ts';
export { experienceHandlers } from './experience.routes.ts';
