export { routineHandlers } from './routines.routes.ts';
