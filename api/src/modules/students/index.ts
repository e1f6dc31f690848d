export { studentHandlers } from './students.routes.ts';
