export { audit, countAudit, readAudit, readAuditChoices } from './audit.repository.ts';
export { type ActCall, perform } from './perform.ts';
