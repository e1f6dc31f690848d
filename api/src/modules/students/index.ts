export { countStudents } from './students.repository.ts';
export { studentHandlers } from './students.routes.ts';
