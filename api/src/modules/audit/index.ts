export { audit, pageOfAudit, readAudit, readAuditChoices } from './audit.repository.ts';
export { changedSince } from './may-act.ts';
export { type ActCall, perform } from './perform.ts';
