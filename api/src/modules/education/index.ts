export { listEducation } from './education.repository.ts';
export { educationHandlers } from './education.routes.ts';
