export { lookupHandlers } from './lookups.routes.ts';
