export { type Act, audit, countAudit, readAudit, readAuditChoices } from './audit.repository.ts';
export { byOperator, perform } from './perform.ts';
