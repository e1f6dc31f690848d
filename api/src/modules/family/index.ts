export { familyHandlers } from './family.routes.ts';
