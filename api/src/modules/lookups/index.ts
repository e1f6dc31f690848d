export { lookupHandlers } from './lookups.routes.ts';
export { requireReferences, rowOf } from './references.repository.ts';
