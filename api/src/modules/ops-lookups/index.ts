export { opsLookupHandlers } from './ops-lookups.routes.ts';
