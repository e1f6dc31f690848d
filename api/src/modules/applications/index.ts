export { applicationHandlers } from './applications.routes.ts';
