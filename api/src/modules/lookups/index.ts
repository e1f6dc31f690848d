export { lookupHandlers } from './lookups.routes.ts';
export { type Reference, requireReferences, rowOf } from './references.repository.ts';
