export { lookupHandlers } from './lookups.routes.ts';
export { type Reference, requireReferences } from './references.repository.ts';
