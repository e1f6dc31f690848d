export { opsTodayHandlers } from './ops-today.routes.ts';
