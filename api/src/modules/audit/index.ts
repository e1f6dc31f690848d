export { type Act, audit, countAudit, readAudit, readAuditChoices } from './audit.repository.ts';
export { type ActCall, perform } from './perform.ts';
